/** Text as a part of an address: `St. Louis, MO` becomes `st-louis-mo`. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
