/** Characters that reorder the text around them: a message could look different from what was typed. */
const REORDERING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export const withoutReordering = (text: string): string => text.replace(REORDERING, '');
