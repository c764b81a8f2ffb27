// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPlannedApplications } from '#domains/hiring/contract/applications/planned-applications.ts';
import { listMyDocumentRequests } from '#domains/hiring/contract/document-requests/document-requests.ts';
import { listMyInterviews } from '#domains/hiring/contract/interviews/interviews.ts';
import { listMyInvitations } from '#domains/hiring/contract/invitations/invitations.ts';
import { listMyOffers } from '#domains/hiring/contract/offers/offers.ts';
import { listMyStarts } from '#domains/hiring/contract/starts/starts.ts';
import { listMyMatches } from '#domains/matching/contract/matches.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { useAboveMatches } from './above-matches.ts';

function Probe() {
  return <p>{useAboveMatches() ? 'known' : 'not yet'}</p>;
}

test('the cards above the matches wait for the last of them, and not for one that fails', async () => {
  const starts = Promise.withResolvers<{ items: [] }>();
  answering(listMyStarts, () => starts.promise);
  answering(listMyInvitations, () => ({ items: [] }));
  answering(listMyInterviews, () => ({ items: [], nextCursor: null }));
  answering(listMyOffers, () => refused(503, 'UNAVAILABLE', 'Please try again.'));
  answering(listMyDocumentRequests, () => ({ items: [] }));
  const planned = answering(listPlannedApplications, () => ({ items: [], timeZone: 'America/Chicago', notSent: [] }));
  // Asked for at the same time, so that they are there when the cards are.
  const matches = answering(listMyMatches, () => ({ items: [], nextCursor: null }));
  show(<Probe />);
  await expect.poll(() => [planned.length, matches.length]).toEqual([1, 1]);
  expect(screen.getByText('not yet')).toBeDefined();
  starts.resolve({ items: [] });
  await screen.findByText('known');
});
