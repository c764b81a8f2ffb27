// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPayApprover, putPayApprover, type PayRule } from '#domains/jobs/contract/pay-approval.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { PayApproverSection } from './pay-approver-section.tsx';

const member = (name: string) => ({ id: crypto.randomUUID(), name });
const [ada, ben] = [member('Ada Voss'), member('Ben Ruiz')];

test('another pay names the approver no more whom an owner replaced meanwhile', async () => {
  let stored: PayRule = { approverId: ada.id, fromCents: null };
  const view = () => ({ ...stored, members: [ada, ben], mayEdit: true });
  answering(getPayApprover, view);
  answering(putPayApprover, ({ body: { before, ...next } }) => {
    if (JSON.stringify(before) !== JSON.stringify(stored)) return refused(409, 'CONFLICT', 'This rule changed.');
    stored = next;
    return view();
  });
  const user = show(<PayApproverSection />);
  await user.type(await screen.findByLabelText('From this hourly pay'), '40');
  stored = { approverId: ben.id, fromCents: null };
  await user.click(screen.getByRole('button', { name: 'Save pay approval' }));
  const now = within(await screen.findByRole('region', { name: 'Saved now' }));
  expect(now.getByText('Ben Ruiz approves every pay range.')).toBeTruthy();
  expect(stored.approverId).toBe(ben.id);
  await user.selectOptions(screen.getByLabelText('Approver'), ben.id);
  await user.click(screen.getByRole('button', { name: 'Save pay approval' }));
  await waitFor(() => expect(stored).toEqual({ approverId: ben.id, fromCents: 4000 }));
});
