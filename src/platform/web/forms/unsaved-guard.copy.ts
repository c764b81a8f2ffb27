export const unsavedCopy = {
  title: 'Leave without saving?',
  body: "Your changes aren't saved yet.",
  leave: 'Leave without saving',
  stay: 'Keep editing',
} as const;
