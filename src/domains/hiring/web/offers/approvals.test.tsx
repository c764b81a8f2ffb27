// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decideApproval, listApprovals } from '#domains/hiring/contract/offers/offer-approvals.ts';
import { readCounteroffer } from '#domains/hiring/contract/offers/offer-counters.ts';
import { OfferCard } from '#domains/hiring/web/applicants/offer-card.tsx';
import { APPLICANTS_KEY } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { ToastRegion } from '#platform/web/toasts/toasts.tsx';
import { answering, refused } from '#tests/components/answering.ts';
import { inHours } from '#tests/components/interview.ts';
import { offer } from '#tests/components/offer.ts';
import { show } from '#tests/components/show.tsx';

test('approves only the terms on the screen, and shows the new ones when they changed', async () => {
  const first = offer({ status: 'in_approval', payCents: 3400 });
  let saved = first;
  answering(readCounteroffer, () => ({ counter: null, mayCounter: false }));
  answering(listApprovals, () => ({
    approvals: [
      {
        approverId: randomUUID(),
        approverName: 'Robin Vale',
        state: 'waiting' as const,
        reason: null,
        decidedAt: null,
        isMine: saved.status === 'in_approval',
      },
    ],
  }));
  const calls = answering(decideApproval, ({ body: { version } }) => {
    if (version !== saved.updatedAt) return refused(409, 'WRONG_STATE', 'The terms changed in the meantime.');
    saved = { ...saved, status: 'approved', updatedAt: inHours(0) };
    return saved;
  });
  function Card() {
    const { data } = useQuery({ queryKey: [...APPLICANTS_KEY, 'card'], queryFn: () => saved });
    return data && <OfferCard offer={data} mayAct={false} />;
  }
  const user = show(
    <>
      <Card />
      <ToastRegion />
    </>,
  );
  const approve = () => screen.findByRole('button', { name: 'Approve' });
  await approve();
  const second = offer({ ...first, payCents: 4000, updatedAt: inHours(-0.5) });
  saved = second;
  await user.click(await approve());
  expect(await screen.findByText('The terms changed in the meantime.')).toBeDefined();
  expect(await screen.findByText(/^\$40 an hour/)).toBeDefined();
  await user.click(await approve());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
  expect(calls.map(({ body }) => body.version)).toEqual([first.updatedAt, second.updatedAt]);
});
