export const callbackCopy = {
  title: 'Call-back',
  why: 'Call the number from the official directory or from NPPES, never the one on the form.',
  directory: 'Directory entry',
  find: 'Find in the directory',
  noEntry: 'Not matched to the directory yet.',
  nothing: 'No facility has a similar name.',
  use: 'Use this entry',
  unlink: 'Remove the match',
  number: 'Number you called',
  numberSource: 'Where you found it',
  numberFoundOn: 'Found on',
  elsewhere: (suffices: boolean) =>
    `Neither the directory nor NPPES has a number. You may call one that you found elsewhere, but not the one on the form. Enter where and when you found it. ${
      suffices
        ? 'You are the only administrator, and this is a single facility that writes from its own domain: your recorded call is enough.'
        : 'A second administrator must then agree to the approval; if there is none, it waits 24 hours.'
    }`,
  foundOn: (day: string, suffices: boolean) =>
    suffices
      ? `Found on ${day}. You are the only administrator: your call is enough.`
      : `Found on ${day}. A second administrator must agree to the approval.`,
  overruled: 'There is an official number now. The call to the other one no longer counts: call this one.',
  callThis: (number: string) => `Call ${number}`,
  note: 'Who you spoke with and what they said',
  saving: 'Saving…',
  record: 'Record the call',
  recorded: (at: string, number: string, source: string) => `Called ${number} (${source}), ${at}`,
};
