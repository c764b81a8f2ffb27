import { expect, test } from 'vitest';
import type { Standing } from '#domains/accounts/contract/destination.ts';
import { runPostLogin } from './post-login.ts';

const HIRING: Standing = {
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
  ['nobody', { standing: null }, '/login', false],
  ['nobody, with a way back', { standing: null, next: '/review?a=1' }, '/login?next=%2Freview%3Fa%3D1', false],
  ['a way back', { next: '/review' }, '/review', false],
  ['after a password: home, and the server is not asked', { askRoute: answers('/review') }, HOME, false],
  ['after a provider: where the server says', { isExternal: true, askRoute: answers('/review') }, '/review', true],
  ['a server that says nothing', { isExternal: true, askRoute: answers() }, HOME, true],
  ['a server that leads elsewhere', { isExternal: true, askRoute: answers('//evil.example') }, HOME, true],
  ['a server that refuses', { isExternal: true, askRoute: refused }, HOME, true],
])('%s', async (_name, over, to, cleared) => {
  let isCleared = false;
  const clearFlags = () => void (isCleared = true);
  const path = await runPostLogin({
    standing: HIRING,
    next: null,
    isExternal: false,
    askRoute: refused,
    clearFlags,
    ...over,
  });
  expect([path, isCleared]).toEqual([to, cleared]);
});
