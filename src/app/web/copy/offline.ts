/** Apart from the rest: every page of somebody who is signed in carries it. */
export const offlineCopy = {
  label: 'You are offline',
  text: 'You are offline. We do what you asked for once you are back. Keep this page open.',
} as const;
