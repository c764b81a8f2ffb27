import {
  REQUESTABLE_LABELS,
  type DocumentRequestView,
} from '#domains/hiring/contract/document-requests/document-requests.ts';

/** What was asked for, in one line. */
export const wanted = ({ kind, name }: Pick<DocumentRequestView, 'kind' | 'name'>): string =>
  name === null ? REQUESTABLE_LABELS[kind] : kind === 'other' ? name : `${REQUESTABLE_LABELS[kind]}: ${name}`;

export const documentRequestsCopy = {
  ask: 'Ask for a document',
  askLead:
    'The candidate chooses one of their files for you. Vaccine records, photo ID and background forms come with the start checklist, after an offer.',
  kind: 'Document',
  name: 'Which one (optional)',
  nameOther: 'Which document',
  nameHint: 'For example: BLS card, both sides.',
  send: 'Send request',
  sending: 'Sending…',
  sent: 'Request sent',
  cancel: 'Cancel',
  asksFor: (who: string) => `${who} asks for a document`,
  youAskedFor: 'You asked for a document',
  share: 'Share a document',
  decline: 'Not this one',
  declineOf: (what: string) => `Not this one: ${what}`,
  shareOf: (what: string) => `Share a document: ${what}`,
  withdraw: 'Withdraw request',
  shareLead: (who: string) =>
    `Everyone on the hiring team of ${who} will be able to open the file you choose, and no other.`,
  contact: 'A resume or letter may show your phone or email.',
  choose: 'Your files',
  none: 'You have no file of this kind yet. Upload one.',
  upload: 'Upload a file',
  uploading: 'Uploading…',
  confirm: 'Share this file',
  confirming: 'Sharing…',
  chooseFirst: 'Choose a file first.',
  uploadFailed: 'This file did not upload. Please try again.',
  waits: 'Waiting for an answer',
  declinedByYou: 'You said no. You can still share it.',
  declined: 'The candidate said no. They can still share it.',
  withdrawn: 'No longer needed',
  given: 'Shared',
  open: (fileName: string) => `Open ${fileName}`,
  removed: 'The file was removed.',
};
