// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '#domains/accounts/contract/session.ts';
import { localKeys } from '#platform/web/session/auth-storage.ts';
import { refreshAuth } from '#platform/web/session/auth.ts';
import { show } from '#tests/components/show.tsx';
import JobSeekerOnboarding from './job-seeker/onboarding.tsx';
import Review from './review.tsx';

const sessionOf = (role: 'job_seeker' | 'employer' | 'admin'): SessionState => ({
  user: { id: randomUUID(), email: 'ana@example.com' },
  profile: {
    user_id: randomUUID(),
    role,
    onboarding_completed: true,
    verification_status: 'approved',
    full_name: null,
    social_auth_only: false,
  },
  isAdminUser: role === 'admin',
});

/** Only who is signed in can be read; whatever a screen asks beside that is refused. */
async function signIn(role: 'job_seeker' | 'employer' | 'admin'): Promise<void> {
  const session = sessionOf(role);
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/session' ? Response.json(session) : Response.json({}, { status: 503 }),
  );
  await refreshAuth();
}

beforeEach(() => () => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const files = import.meta.glob<{ default?: ComponentType }>([
  './{job-seeker,employer,settings}/**/*.tsx',
  './job-application.tsx',
  '!./**/*.test.tsx',
  // The tests' DOM doesn't know its `search` element.
  '!./employer/jobs/jobs.tsx',
]);
const SCREENS: [string, ComponentType][] = [];
for (const [file, load] of Object.entries(files)) {
  const { default: Screen } = await load();
  if (Screen) SCREENS.push([file, Screen]);
}

test.each(SCREENS)('%s has its heading, also when what it shows cannot be read', async (_file, Screen) => {
  await signIn('job_seeker');
  show(<Screen />);
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each([
  ['employer', 'You are signed in as an employer. Go to your own home page.', '/employer/dashboard'],
  ['admin', 'You are signed in with a different type of account.', '/admin/overview'],
] as const)('the onboarding of candidates leads an account of the role %s home', async (role, body, home) => {
  await signIn(role);
  show(<JobSeekerOnboarding />);
  expect(await screen.findByText(body)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe(home);
});

test('an administrator who views a candidate sees their onboarding and submission', async () => {
  await signIn('admin');
  localKeys.set('actingAsRole', 'job_seeker');
  show(<JobSeekerOnboarding />);
  expect(await screen.findByText('We could not load this')).toBeDefined();
  show(<Review />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your submission' })).toBeDefined();
});
