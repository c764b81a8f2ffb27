/** Asked before what was typed and not yet saved is left behind. */
export const unsavedCopy = {
  title: 'Leave without saving?',
  body: 'What you changed here is not saved yet.',
  leave: 'Leave it',
  stay: 'Stay here',
} as const;
