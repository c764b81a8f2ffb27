// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  changeMember,
  getMyOrganization,
  readOpenWork,
  removeMember,
} from '#domains/employers/contract/organizations.ts';
import { answering, refusal, refused } from '#tests/components/answering.ts';
import { facility } from '#tests/components/job.ts';
import { organization } from '#tests/components/profiles.ts';
import { show } from '#tests/components/show.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { UnitsDialog } from './units-dialog.tsx';

const icu = { id: crypto.randomUUID(), name: 'ICU' };
const member = {
  userId: crypto.randomUUID(),
  name: 'Robin Vale',
  memberRole: 'hiring_manager' as const,
  isMe: false,
  since: '2026-11-20T10:00:00.000Z',
  unitIds: [] as string[],
  absence: null,
};

function showDialog(dialog: (onClose: () => void) => ReactNode) {
  answering(getMyOrganization, () => organization({ facilities: [{ ...facility(), units: [icu] }] }));
  let isClosed = false;
  const user = show(dialog(() => (isClosed = true)));
  return { user, isClosed: () => isClosed };
}

test('units are saved without the role, which may be another one by now, and a refusal stays in the dialog', async () => {
  const refusals = [refusal({ unitIds: 'Only a hiring manager has units.' })];
  const sent = answering(changeMember, () => refusals.shift() ?? { ok: true as const });
  const { user, isClosed } = showDialog((onClose) => <UnitsDialog member={member} onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: 'ICU' }));
  await user.click(screen.getByRole('button', { name: 'Save units' }));
  await within(screen.getByRole('dialog')).findByText('Only a hiring manager has units.');
  expect(isClosed()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save units' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(sent.map(({ body }) => body)).toEqual([{ unitIds: [icu.id] }, { unitIds: [icu.id] }]);
});

test('a member who cannot be removed stays, and the dialog says why', async () => {
  answering(readOpenWork, () => ({ jobs: 0, interviews: 0, offers: 0, approvals: 0, conversations: 0, views: 0 }));
  const removed = answering(removeMember, () => refused(409, 'WRONG_STATE', 'An organization needs an owner.'));
  const { user, isClosed } = showDialog((onClose) => <LeaveDialog member={member} members={[]} onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await within(screen.getByRole('dialog')).findByText('An organization needs an owner.');
  expect({ calls: removed.length, isClosed: isClosed() }).toEqual({ calls: 1, isClosed: false });
});
