import { expect, test } from 'vitest';
import { checkStartUrl } from './start-url.ts';

const HOSTS = ['localhost:3000', 'accounts.google.com', 'login.microsoftonline.com'];

test.each([
  'https://accounts.google.com/o/oauth2/v2/auth?code_challenge=x',
  'https://login.microsoftonline.com/common/oauth2/v2.0/authorize?a=b&code_challenge=x',
  'http://localhost:3000/dev/identity/google/authorize?code_challenge=x',
])('%s may be gone to', (url) => expect(checkStartUrl(url, HOSTS).href).toBe(url));

test.each([
  'https://accounts.google.com/o/oauth2/v2/auth',
  'https://accounts.google.com/o/oauth2/v2/auth?code_challenge=',
  'https://accounts.google.com.evil.example/auth?code_challenge=x',
  'https://evil.example/?to=accounts.google.com&code_challenge=x',
  'javascript:alert(1)//accounts.google.com?code_challenge=x',
  'ftp://accounts.google.com/?code_challenge=x',
  'not a url',
])('%s is refused', (url) => expect(() => checkStartUrl(url, HOSTS)).toThrow('Not a PKCE start URL'));

test.each(['', null, undefined])('%j is not a URL', (url) =>
  expect(() => checkStartUrl(url, HOSTS)).toThrow('No authorize URL returned.'),
);
