/** What the links of mails and passports carry is 43 characters long; no word or id is a run of so many. */
export const TOKEN_PATTERN = '[A-Za-z0-9_-]{40,}';
const TOKENS = new RegExp(TOKEN_PATTERN, 'g');

/** A text without the tokens in it. */
export const withoutTokens = (text: string): string => text.replaceAll(TOKENS, '[cut]');
