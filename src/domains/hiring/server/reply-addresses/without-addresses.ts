/** With the lengths that addresses may have: without them, a long word would be read again from each of its letters. */
const ADDRESS = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;

/** The text with every email address replaced: a mail shows neither side the other's. */
export const withoutEmailAddresses = (text: string, instead: string): string => text.replaceAll(ADDRESS, instead);
