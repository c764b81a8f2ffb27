// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inviteMember } from '#domains/employers/contract/organizations.ts';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { InviteForm } from './invitations.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('Your colleague’s email');
const role = () => screen.getByLabelText<HTMLSelectElement>('Role');

test('an invitation that is sent leaves the form, the next one that is typed meanwhile stays', async () => {
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
  const sent = answering(inviteMember, async ({ body }) => {
    await isTyped;
    return {
      id: randomUUID(),
      ...body,
      isWaiting: false,
      invitedAt: '2026-11-20T10:00:00.000Z',
      expiresAt: '2026-11-27T10:00:00.000Z',
    };
  });
  const user = show(<InviteForm />);
  await user.type(email(), 'ana@kin.test');
  await user.selectOptions(role(), 'viewer');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await expect.poll(() => sent.length).toBe(1);
  fireEvent.change(email(), { target: { value: 'ben@kin.test' } });
  answer();
  await screen.findByRole('button', { name: 'Send invitation' });
  expect([email().value, role().value]).toEqual(['ben@kin.test', 'recruiter']);
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await expect.poll(() => email().value).toBe('');
  expect(sent.map(({ body }) => [body.email, body.memberRole])).toEqual([
    ['ana@kin.test', 'viewer'],
    ['ben@kin.test', 'recruiter'],
  ]);
});
