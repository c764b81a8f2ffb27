export const savedMeanwhileCopy = {
  now: 'Saved now',
  discard: 'Discard my changes',
} as const;
