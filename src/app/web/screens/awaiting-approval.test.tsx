// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { readSession } from '#domains/accounts/contract/session.ts';
import { getMyOrganization, listMembers } from '#domains/employers/contract/organizations.ts';
import { listMyJobs } from '#domains/jobs/contract/jobs.ts';
import { previewMyJobs } from '#domains/matching/contract/job-preview.ts';
import { countUnread as countUnreadMessages } from '#domains/hiring/contract/conversations/conversations.ts';
import { countUnread } from '#domains/messaging/contract/notifications.ts';
import { getMyProfile } from '#domains/profiles/contract/candidates.ts';
import { listMyDocuments } from '#domains/profiles/contract/documents.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { answering } from '#tests/components/answering.ts';
import { organization, ownOrganization, profile } from '#tests/components/profiles.ts';
import { show } from '#tests/components/show.tsx';
import EmployerAwaiting from './employer/waiting/awaiting-approval.tsx';
import CandidateAwaiting from './job-seeker/awaiting-approval.tsx';

const MESSAGE = 'The number on your license card is another one.';

function answerCandidate(status: VerificationStatus, submittedAt: string): void {
  const verification = { ...profile().verification, status, message: MESSAGE };
  const onboarding = { ...profile().onboarding, submittedAt };
  answering(getMyProfile, () => profile({ verification, onboarding }));
  answering(listMyDocuments, () => ({ items: [] }));
  answering(previewMyJobs, () => ({ items: [], total: 0, radiusMiles: null, unlocks: [], ruledOut: [] }));
}

function answerEmployer(verificationStatus: VerificationStatus, submittedAt: string): void {
  const own = ownOrganization({ verificationStatus, submittedAt });
  answering(getMyOrganization, () => organization({ organization: own, reviewMessage: MESSAGE }));
  answering(listMembers, () => ({ members: [], invitations: [], mayManage: true, mayInvite: true }));
  answering(listMyJobs, () => ({ items: [], nextCursor: null }));
}

const SIDES = {
  candidate: [CandidateAwaiting, answerCandidate],
  employer: [EmployerAwaiting, answerEmployer],
} satisfies Record<string, [ComponentType, (status: VerificationStatus, submittedAt: string) => void]>;

async function pageOf(
  side: keyof typeof SIDES,
  status: VerificationStatus,
  submittedAt: string = new Date().toISOString(),
) {
  const [Page, answer] = SIDES[side];
  answer(status, submittedAt);
  answering(countUnread, () => ({ count: 0 }));
  answering(countUnreadMessages, () => ({ count: 0 }));
  answering(readSession, () => ({ user: null, profile: null, isAdminUser: false }));
  show(<Page />);
  const list = await screen.findByRole('list', { name: 'Steps of your review' });
  const main = within(screen.getByRole('main'));
  return {
    title: screen.getByRole('heading', { level: 1 }).textContent,
    steps: within(list)
      .getAllByRole('listitem')
      .map(({ children: [, name, state] }) => `${name?.textContent} → ${state?.textContent}`),
    // A link with a hint is known by its label.
    links: main
      .getAllByRole('link')
      .map((link) => `${link.getAttribute('href')} → ${(link.querySelector('.font-medium') ?? link).textContent}`),
    hasMessage: main.queryByText(MESSAGE) !== null,
  };
}

/** Section 2.5 of the specification, state by state; every page links to the submission. */
const SUBMISSION = '/review → View your submission';
test.each<[keyof typeof SIDES, review: string, fixAt: string, onward: string, meanwhile: string[]]>([
  [
    'candidate',
    'Credential review',
    '/job-seeker/onboarding?step=review → Fix issues',
    '/job-seeker/dashboard → Home Page',
    [
      '/job-seeker/profile?section=documents → Add documents',
      '/job-seeker/profile?section=preferences → Set your pay, shifts and start date',
      '/job-seeker/profile → See your profile',
    ],
  ],
  [
    'employer',
    'Business review',
    '/employer/onboarding?step=review → Fix issues',
    '/employer/new-position → Post a Job',
    ['/employer/awaiting-approval/new-position → Draft a job'],
  ],
])(
  'section 2.5 for the %s: title, three steps and links in each state',
  async (side, review, fixAt, onward, meanwhile) => {
    const steps = (second: string, third: string) => ['Submitted → Done', `${review} → ${second}`, `Ready → ${third}`];
    const attention = {
      title: 'Needs Attention',
      steps: steps('Paused', 'Pending approval'),
      links: [fixAt, SUBMISSION],
      hasMessage: true,
    };
    expect(await pageOf(side, 'needs_fix')).toEqual(attention);
    expect(await pageOf(side, 'rejected')).toEqual(attention);
    expect(await pageOf(side, 'pending')).toEqual({
      title: 'Under Review',
      steps: steps('In progress', 'Pending approval'),
      links: [SUBMISSION, ...meanwhile],
      hasMessage: false,
    });
    expect(await pageOf(side, 'approved')).toEqual({
      title: "You're approved",
      steps: steps('Complete', 'Ready'),
      links: [onward, SUBMISSION],
      hasMessage: false,
    });
  },
);

test('a waiting employer reads what is checked and by when; an approved one no longer does', async () => {
  await pageOf('employer', 'pending');
  expect(screen.getByText(/^You should hear back by [A-Z][a-z]+ \d+, \d{4}\.$/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'What our reviewer checks' })).toBeDefined();
  await pageOf('employer', 'pending', '2026-01-05T12:00:00.000Z');
  expect(screen.getByText(/^Your review is taking longer than we planned\./)).toBeDefined();
  await pageOf('employer', 'approved');
  expect(screen.queryByRole('heading', { name: 'What our reviewer checks' })).toBeNull();
});
