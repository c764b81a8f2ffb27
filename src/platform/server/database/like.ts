/** Escapes text for a `like` pattern, so that it matches literally. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
