const ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** The text with every email address replaced: a mail shows neither side the other's. */
export const withoutEmailAddresses = (text: string, instead: string): string => text.replaceAll(ADDRESS, instead);
