export const screeningCopy = {
  title: 'Screening questions',
  hint: 'Up to five, asked of everyone before they apply. You don’t need to ask about what the profile shows: licenses, certifications, years, shift, start and pay.',
  add: 'Add question',
  none: 'This job asks no questions. People apply with what their profile shows.',
  question: (at: number) => `Question ${at}`,
  kind: 'Answer',
  kinds: { yes_no: 'Yes or no', text: 'A short text' },
  remove: 'Remove',
  removeOne: (at: number) => `Remove question ${at}`,
  save: 'Save questions',
  saving: 'Saving…',
  saved: 'Questions saved.',
  readOnly: 'Owners and recruiters can change these questions.',
  answers: 'Answers',
} as const;

/** What the candidate reads. */
export const askedCopy = {
  title: 'A few questions first',
  lead: (count: number) =>
    count === 1
      ? 'This employer asks one question. They read your answer once you apply.'
      : `This employer asks ${count} questions. They read your answers once you apply.`,
  open: (count: number) => (count === 1 ? 'Answer 1 question' : `Answer ${count} questions`),
  send: 'Save and continue',
  saving: 'Saving…',
  cancel: 'Not now',
  yes: 'Yes',
  no: 'No',
  missing: 'Please answer this.',
} as const;
