import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import EmployerAwaiting from './employer/awaiting-approval.tsx';
import CandidateAwaiting from './job-seeker/awaiting-approval.tsx';

const MESSAGE = 'The number on your license card is another one.';

/** The parts of the server's answers that each page uses. */
const SIDES = {
  candidate: [
    CandidateAwaiting,
    myProfile().queryKey,
    (status) => ({
      verification: { status, message: MESSAGE },
      onboarding: { submittedAt: new Date().toISOString() },
      licenses: [{}],
      certifications: [],
      work: [],
      education: [],
    }),
  ],
  employer: [
    EmployerAwaiting,
    myOrganization().queryKey,
    (status) => ({ organization: { verificationStatus: status }, reviewMessage: MESSAGE, standing: 'open' }),
  ],
} satisfies Record<string, [ComponentType, readonly unknown[], (status: VerificationStatus) => object]>;

function pageOf(side: keyof typeof SIDES, status: VerificationStatus) {
  const [Page, key, answer] = SIDES[side];
  const client = new QueryClient();
  client.setQueryData([...key], answer(status));
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll('&#x27;', "'");
  const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
  const texts = (pattern: RegExp) => [...main.matchAll(pattern)].map((found) => found.slice(1).join(' → '));
  return {
    title: texts(/<h1[^>]*>(.*?)<\/h1>/g).join(),
    steps: texts(/<span class="grow[^"]*">(.*?)<\/span><span[^>]*>(.*?)<\/span>/g),
    // A link with an icon and a hint is known by its label.
    links: texts(/<a [^>]*href="([^"]*)"[^>]*>(?:(?:(?!<\/a>).)*?font-medium">)?(.*?)<\/(?:a|span)>/g),
    hasMessage: main.includes(MESSAGE),
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
    [],
  ],
])('section 2.5 for the %s: title, three steps and links in each state', (side, review, fixAt, onward, meanwhile) => {
  const steps = (second: string, third: string) => ['Submitted → Done', `${review} → ${second}`, `Ready → ${third}`];
  const attention = {
    title: 'Needs Attention',
    steps: steps('Paused', 'Pending approval'),
    links: [fixAt, SUBMISSION],
    hasMessage: true,
  };
  expect(pageOf(side, 'needs_fix')).toEqual(attention);
  expect(pageOf(side, 'rejected')).toEqual(attention);
  expect(pageOf(side, 'pending')).toEqual({
    title: 'Under Review',
    steps: steps('In progress', 'Pending approval'),
    links: [SUBMISSION, ...meanwhile],
    hasMessage: false,
  });
  expect(pageOf(side, 'approved')).toEqual({
    title: "You're approved",
    steps: steps('Complete', 'Ready'),
    links: [onward, SUBMISSION],
    hasMessage: false,
  });
});
