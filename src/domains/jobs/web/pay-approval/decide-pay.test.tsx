// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { decidePayApproval } from '#domains/jobs/contract/pay-approval.ts';
import { ToastRegion } from '#platform/web/toasts/toasts.tsx';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { DecidePay } from './decide-pay.tsx';

const ID = '3e9f0c52-7f0e-4d43-9d7c-8a0f6d7a1b10';
const APPROVED = {
  state: 'approved' as const,
  approverName: 'Morgan Hale',
  id: ID,
  reason: null,
  isMine: false,
};

const NAME = 'Approve pay of Night nurse';
const line = () => screen.queryByRole('button', { name: NAME });
const lineHasLeft = () =>
  waitFor(() => {
    expect(line()).toBeNull();
    return true;
  });

test('an approval is confirmed, though its line leaves the list before the answer is read', async () => {
  let isWaiting = true;
  answering(decidePayApproval, () => {
    isWaiting = false;
    return APPROVED;
  });
  function List() {
    const waiting = useQuery({ queryKey: ['waiting'], queryFn: () => isWaiting });
    // What else is on the screen answers after the line has left.
    useQuery({ queryKey: ['other'], queryFn: () => (isWaiting ? true : lineHasLeft()) });
    return (
      <>
        {waiting.data && <DecidePay approvalId={ID} title="Night nurse" />}
        <ToastRegion />
      </>
    );
  }
  const user = show(<List />);
  await user.click(await screen.findByRole('button', { name: NAME }));
  expect(await screen.findByText('The pay of Night nurse is approved.')).toBeDefined();
  expect(line()).toBeNull();
});
