/** Tokens in mailed and passport links have 43 characters; no word or id has a run this long. */
export const TOKEN_PATTERN = '[A-Za-z0-9_-]{40,}';
const TOKENS = new RegExp(TOKEN_PATTERN, 'g');

/** Removes tokens from a text. */
export const withoutTokens = (text: string): string => text.replaceAll(TOKENS, '[cut]');
