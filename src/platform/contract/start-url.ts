/**
 * Section 5: the URL that starts an external sign-in must carry a code challenge and point to this site or to the login
 * host of a configured provider. Server and browser both check before navigating.
 */
export function checkStartUrl(url: string | null | undefined, loginHosts: readonly string[]): URL {
  if (!url) throw new Error('No authorize URL returned.');
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  if (!parsed || !isWeb || !parsed.searchParams.get('code_challenge') || !loginHosts.includes(parsed.host)) {
    throw new Error('Not a PKCE start URL');
  }
  return parsed;
}
