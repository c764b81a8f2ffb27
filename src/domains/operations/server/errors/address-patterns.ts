import { PAGE_PATTERNS } from '#domains/operations/contract/page-patterns.ts';
import { patternOf } from '#platform/server/http/route-pattern.ts';
import { withoutTokens } from '#platform/server/secrets/cut-tokens.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const QUERIES = /(\b[a-z]+:\/\/[^\s?#]*|\/[\w\-/.%~]*)[?#][^\s'")]*/gi;

export const withoutIds = (text: string): string => text.replaceAll(UUID, ':id');

/**
 * The route pattern of a page or API address, from the route tables of browser and server. The browser's claim isn't
 * trusted: only one of our own patterns is stored.
 */
export function patternOfAddress(address: string, served: readonly string[]): string {
  const path = address.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return patternOf(path || '/', [...PAGE_PATTERNS, ...served]);
}

/** Error text without queries and fragments of URLs, and without tokens. */
export const withoutSecrets = (text: string): string => withoutTokens(text.replaceAll(QUERIES, '$1'));
