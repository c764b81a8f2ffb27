import { describe, expect, test } from 'vitest';
import {
  destinationOf,
  guardRedirectOf,
  isPending,
  landingRedirectOf,
  roleHintOf,
  roleOf,
  safeNext,
  type Requirement,
  type AccountState,
} from './destination.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';

const person = (over: Partial<AccountState> = {}): AccountState => ({
  role: 'job_seeker',
  isAdmin: false,
  onboardingCompleted: true,
  verificationStatus: 'approved',
  ...over,
});
const admin = (over: Partial<AccountState> = {}) =>
  person({ role: 'admin', isAdmin: true, onboardingCompleted: false, verificationStatus: 'pending', ...over });

describe('after signing in (4.3)', () => {
  const PATHS = { employer: '/employer', job_seeker: '/job-seeker' } as const;
  const unapproved = statesOf(verificationMachine).filter((status) => status !== 'approved');
  const table: [string, AccountState | null, string][] = [
    ['signed out', null, '/login'],
    ['admin', admin(), '/admin/overview'],
    ['admin acting as employer', admin({ actingAs: 'employer' }), '/employer/dashboard'],
    ['admin acting as job seeker', admin({ actingAs: 'job_seeker' }), '/job-seeker/dashboard'],
    ['no role', person({ role: null }), '/choose-role'],
    ['no role, not onboarded', person({ role: null, onboardingCompleted: false }), '/choose-role'],
    ['a non-administrator who claims to act', person({ actingAs: 'employer' }), '/job-seeker/dashboard'],
  ];
  for (const role of ['employer', 'job_seeker'] as const) {
    table.push([`approved ${role}`, person({ role }), `${PATHS[role]}/dashboard`]);
    for (const verificationStatus of statesOf(verificationMachine)) {
      const expected = `${PATHS[role]}/onboarding`;
      table.push([
        `${verificationStatus} ${role}, not onboarded`,
        person({ role, verificationStatus, onboardingCompleted: false }),
        expected,
      ]);
    }
    for (const verificationStatus of unapproved) {
      table.push([
        `${verificationStatus} ${role}, onboarded`,
        person({ role, verificationStatus }),
        `${PATHS[role]}/awaiting-approval`,
      ]);
    }
  }

  test.each(table)('%s', (_name, account, path) => expect(destinationOf(account)).toBe(path));
});

describe('on the landing page (4.2)', () => {
  test.each<[string, AccountState | null, string | null]>([
    ['signed out stays', null, null],
    ['no role stays', person({ role: null }), null],
    ['admin', admin(), '/admin/overview'],
    ['admin who acts as a user', admin({ actingAs: 'employer' }), '/admin/overview'],
    [
      'employer in any state',
      person({ role: 'employer', onboardingCompleted: false, verificationStatus: 'pending' }),
      '/employer/dashboard',
    ],
    [
      'job seeker in any state',
      person({ onboardingCompleted: false, verificationStatus: 'rejected' }),
      '/job-seeker/dashboard',
    ],
  ])('%s', (_name, account, path) => expect(landingRedirectOf(account)).toBe(path));
});

describe('at a guard (2.3, 4.3)', () => {
  const employerOnly: Requirement = { role: 'employer' };
  const approvedEmployer: Requirement = { role: 'employer', stage: 'approved' };
  const waiting: Requirement = { role: 'job_seeker', stage: 'onboarded' };
  test.each<[string, AccountState | null, Requirement, string | null]>([
    ['signed out', null, {}, '/login'],
    ['any signed-in user', person({ role: null }), {}, null],
    ['wrong role: job seeker at an employer screen', person(), approvedEmployer, '/job-seeker/dashboard'],
    [
      'wrong role: employer at a job seeker screen',
      person({ role: 'employer' }),
      { role: 'job_seeker' },
      '/employer/dashboard',
    ],
    ['wrong role: admin at an employer screen', admin(), employerOnly, '/admin/overview'],
    ['wrong role: employer at an admin screen', person({ role: 'employer' }), { role: 'admin' }, '/employer/dashboard'],
    ['wrong role: job seeker at an admin screen', person(), { role: 'admin' }, '/job-seeker/dashboard'],
    ['no role at a role screen', person({ role: null }), employerOnly, '/choose-role'],
    ['admin at an admin screen', admin(), { role: 'admin', stage: 'approved' }, null],
    ['admin acting as employer at the employer dashboard', admin({ actingAs: 'employer' }), approvedEmployer, null],
    [
      'admin acting as employer at a job seeker screen',
      admin({ actingAs: 'employer' }),
      waiting,
      '/employer/dashboard',
    ],
    ['approved employer at the dashboard', person({ role: 'employer' }), approvedEmployer, null],
    [
      'pending employer at the dashboard',
      person({ role: 'employer', verificationStatus: 'pending' }),
      approvedEmployer,
      '/employer/awaiting-approval',
    ],
    [
      'employer with fixes to make at the dashboard',
      person({ role: 'employer', verificationStatus: 'needs_fix' }),
      approvedEmployer,
      '/employer/awaiting-approval',
    ],
    [
      'employer before onboarding at the dashboard',
      person({ role: 'employer', onboardingCompleted: false }),
      approvedEmployer,
      '/employer/onboarding',
    ],
    [
      'employer before onboarding at onboarding',
      person({ role: 'employer', onboardingCompleted: false }),
      employerOnly,
      null,
    ],
    ['pending job seeker at awaiting approval', person({ verificationStatus: 'pending' }), waiting, null],
    ['approved job seeker at awaiting approval', person(), waiting, null],
    [
      'job seeker before onboarding at awaiting approval',
      person({ onboardingCompleted: false }),
      waiting,
      '/job-seeker/onboarding',
    ],
    ['no role at a screen for the approved', person({ role: null }), { stage: 'approved' }, '/choose-role'],
  ])('%s', (_name, account, requirement, path) => expect(guardRedirectOf(account, requirement)).toBe(path));
});

test('pending means onboarded and not approved', () => {
  expect(isPending(person({ verificationStatus: 'pending' }))).toBe(true);
  expect(isPending(person({ verificationStatus: 'needs_fix' }))).toBe(true);
  expect(isPending(person())).toBe(false);
  expect(isPending(person({ verificationStatus: 'pending', onboardingCompleted: false }))).toBe(false);
  expect(isPending(admin({ onboardingCompleted: true }))).toBe(false);
});

test('legacy role name and path spellings are understood', () => {
  expect(roleOf('candidate')).toBe('job_seeker');
  expect(roleOf('job-seeker')).toBe(null);
  expect(roleHintOf('job-seeker')).toBe('job_seeker');
  expect(roleHintOf('Employer')).toBe('employer');
  for (const nothing of ['', 'root', null, undefined]) expect(roleHintOf(nothing)).toBe(null);
});

describe('next', () => {
  test.each(['/review', '/job-application?job=1#top', '/a//b', '/employer/jobs/1?x=%2F%2Fhost'])('%s stays', (next) =>
    expect(safeNext(next)).toBe(next),
  );
  test.each([
    '',
    'review',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '\\\\evil.example',
    ' /review',
    '/..//evil.example',
    '/./\\evil.example',
    `/${'a'.repeat(2001)}`,
  ])('%j is refused', (next) => expect(safeNext(next)).toBe(null));
});
