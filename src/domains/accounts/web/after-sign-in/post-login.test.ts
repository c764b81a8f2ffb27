import { expect, test } from 'vitest';
import type { AccountState } from '#domains/accounts/contract/destination.ts';
import { runPostLogin } from './post-login.ts';

const HIRING: AccountState = {
  role: 'employer',
  isAdmin: false,
  onboardingCompleted: false,
  verificationStatus: 'pending',
};
const HOME = '/employer/onboarding';
const refused = () => Promise.reject(new Error('refused'));
const answers = (next?: string) => async () => (next === undefined ? {} : { next });

/** Sections 2.2 and 4.4: the post-login redirect page. */
test.each<[string, Partial<Parameters<typeof runPostLogin>[0]>, to: string, cleared: boolean]>([
  ['nobody', { account: null }, '/login', false],
  ['signed out, with a next', { account: null, next: '/review?a=1' }, '/login?next=%2Freview%3Fa%3D1', false],
  ['a next', { next: '/review' }, '/review', false],
  ['after a password: home, without asking the server', { askRoute: answers('/review') }, HOME, false],
  ['after a provider: the server’s answer', { isExternal: true, askRoute: answers('/review') }, '/review', true],
  ['an empty answer', { isExternal: true, askRoute: answers() }, HOME, true],
  ['an answer on another site', { isExternal: true, askRoute: answers('//evil.example') }, HOME, true],
  ['a refusal', { isExternal: true, askRoute: refused }, HOME, true],
])('%s', async (_name, over, to, cleared) => {
  let isCleared = false;
  const clearFlags = () => void (isCleared = true);
  const path = await runPostLogin({
    account: HIRING,
    next: null,
    isExternal: false,
    askRoute: refused,
    clearFlags,
    ...over,
  });
  expect([path, isCleared]).toEqual([to, cleared]);
});
