import { describe, expect, test } from 'vitest';
import { runPostAuth } from './post-auth.ts';
import { findRoleHint } from './role-hint.ts';

const refusal = (status: number) => Object.assign(new Error('refused'), { status });

function steps(over: Partial<Parameters<typeof runPostAuth>[0]> = {}) {
  const waits: number[] = [];
  return {
    waits,
    run: () =>
      runPostAuth({
        hasSession: async () => true,
        ledBefore: () => null,
        hint: () => 'employer',
        askRoute: async () => ({ next: '/employer/onboarding' }),
        wait: async (ms) => void waits.push(ms),
        ...over,
      }),
  };
}

describe('post-auth (4.4, 8)', () => {
  test.each<[string, Parameters<typeof steps>[0], string]>([
    ['follows the returned path', {}, '/employer/onboarding'],
    ['no hint', { askRoute: () => Promise.reject(refusal(400)) }, '/role-selection?source=oauth'],
    ['401', { askRoute: () => Promise.reject(refusal(401)) }, '/role-selection?source=oauth&err=unauthorized'],
    ['500', { askRoute: () => Promise.reject(refusal(500)) }, '/role-selection?source=oauth&err=function'],
    [
      'network down',
      { askRoute: () => Promise.reject(new TypeError('x')) },
      '/role-selection?source=oauth&err=function',
    ],
    ['no next', { askRoute: async () => ({}) }, '/role-selection?source=oauth&err=no_next'],
    [
      'a next on another site',
      { askRoute: async () => ({ next: '//evil.example' }) },
      '/role-selection?source=oauth&err=no_next',
    ],
    ['no session', { hasSession: async () => false }, '/role-selection?source=oauth&err=no_session'],
    [
      'a second visit goes to the same path without asking the server',
      { ledBefore: () => '/job-seeker/dashboard', askRoute: () => Promise.reject(refusal(500)) },
      '/job-seeker/dashboard',
    ],
    ['a crash', { hasSession: () => Promise.reject(new Error('x')) }, '/role-selection?source=oauth&err=crash'],
  ])('%s', async (_name, over, path) => expect(await steps(over).run()).toBe(path));

  test('polls for the session ten times, 150 ms apart', async () => {
    let asked = 0;
    const { run, waits } = steps({ hasSession: async () => (asked += 1) < 0 });
    await run();
    expect(asked).toBe(10);
    expect(waits).toEqual(Array.from({ length: 9 }, () => 150));
  });

  test('stops polling when there is a session', async () => {
    let asked = 0;
    const { run, waits } = steps({ hasSession: async () => (asked += 1) === 3 });
    expect(await run()).toBe('/employer/onboarding');
    expect(waits).toEqual([150, 150]);
  });
});

describe('the role hint', () => {
  const nothing = { stored: [null, null], query: null, referrer: '', profile: null };
  test.each<[string, Partial<typeof nothing> | object, string | null]>([
    ['from session storage first', { stored: [null, 'employer'], query: 'candidate' }, 'employer'],
    ['then from the query', { query: 'candidate', referrer: 'http://x/employer/signup' }, 'job_seeker'],
    ['then from an employer page', { referrer: 'http://x/employer/signup?a=candidate' }, 'employer'],
    ['from a job seeker page', { referrer: 'http://x/job-seeker/onboarding' }, 'job_seeker'],
    ['from a candidate page', { referrer: 'http://x/candidate-signup' }, 'job_seeker'],
    ['and last from the profile', { referrer: 'http://x/', profile: 'employer' }, 'employer'],
    ['an unknown word is skipped', { stored: ['root'], query: 'employer' }, 'employer'],
    ['none', {}, null],
  ])('%s', (_name, over, hint) => expect(findRoleHint({ ...nothing, ...over })).toBe(hint));
});
