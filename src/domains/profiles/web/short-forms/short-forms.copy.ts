export const shortFormsCopy = {
  search: 'Search the full list',
  noHits: 'Nothing on the list has this name.',
} as const;
