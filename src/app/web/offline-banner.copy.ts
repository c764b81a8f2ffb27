/** In a file of its own, because every page of a signed-in user loads it. */
export const offlineCopy = {
  label: 'You are offline',
  text: "You are offline. We'll send your changes when you're back online. Keep this page open.",
} as const;
