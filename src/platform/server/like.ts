/** Text for a `like` pattern in which it stands for itself, wildcards included. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
