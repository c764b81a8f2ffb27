import { PAGE_PATTERNS } from '#kernel/page-patterns.ts';
import { patternOf } from '#kernel/route-pattern.ts';
import { withoutTokens } from '#kernel/tokens.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const QUERIES = /(\b[a-z]+:\/\/[^\s?#]*|\/[\w\-/.%~]*)[?#][^\s'")]*/gi;

export const withoutIds = (text: string): string => text.replaceAll(UUID, ':id');

/**
 * The pattern of a page's or a call's address, by the route tables of browser and server. A browser's word for it is not
 * trusted: whatever it sends, what is kept is a pattern of ours.
 */
export function patternOfAddress(address: string, served: readonly string[]): string {
  const path = address.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return patternOf(path || '/', [...PAGE_PATTERNS, ...served]);
}

/** Words of an error without what may open something: queries and fragments of addresses, and tokens. */
export const withoutSecrets = (text: string): string => withoutTokens(text.replaceAll(QUERIES, '$1'));
