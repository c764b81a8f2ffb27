export const titleSuggestionCopy = {
  looksLike: 'Looks like:',
  use: (label: string) => `Use ${label}`,
};
