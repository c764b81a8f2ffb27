// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getInvitationSettings, setInvitationSettings } from '#domains/hiring/contract/invitations/invitations.ts';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { InvitationLimits } from './invitation-limits.tsx';

test('turning invitations off while the limit is being saved does not set the limit back', async () => {
  let stored = { isOn: true, perWeek: 5 };
  const { promise: isRead, resolve: answerRead } = Promise.withResolvers<void>();
  answering(getInvitationSettings, async (_call, count) => {
    if (count > 1) await isRead;
    return stored;
  });
  const saved = answering(setInvitationSettings, ({ body }) => (stored = body));
  show(<InvitationLimits />);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Most in seven days' }), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  fireEvent.click(screen.getByRole('switch', { name: 'Employers may invite me' }));
  answerRead();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('switch').disabled).toBe(false));
  expect(stored).toEqual({ isOn: true, perWeek: 2 });
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(stored).toEqual({ isOn: false, perWeek: 2 });
});
