// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getInvitationSettings, setInvitationSettings } from '#domains/hiring/contract/invitations/invitations.ts';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { InvitationLimits } from './invitation-limits.tsx';

/** The settings over a server that stores what is sent; `stored` is what another tab may have changed since. */
async function open(isRead: (count: number) => Promise<void> = () => Promise.resolve()) {
  const stored = { isOn: true, perWeek: 5 };
  answering(getInvitationSettings, async (_call, count) => {
    await isRead(count);
    return stored;
  });
  const saved = answering(setInvitationSettings, ({ body }) => Object.assign(stored, body));
  show(<InvitationLimits />);
  await screen.findByRole('switch', { name: 'Employers may invite me' });
  return { stored, saved };
}
const saveLimit = (value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Max in seven days' }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
};

test('turning invitations off while the limit is being saved does not set the limit back', async () => {
  const { promise, resolve: answerRead } = Promise.withResolvers<void>();
  const { stored, saved } = await open((count) => (count > 1 ? promise : Promise.resolve()));
  saveLimit('2');
  await waitFor(() => expect(saved).toHaveLength(1));
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(saved).toEqual([{ body: { perWeek: 2 } }, { body: { isOn: false } }]));
  answerRead();
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(stored).toEqual({ isOn: false, perWeek: 2 });
});

test('a limit saved in one tab does not turn on again what another tab turned off', async () => {
  const { stored, saved } = await open();
  stored.isOn = false;
  saveLimit('2');
  await waitFor(() => expect(saved).toEqual([{ body: { perWeek: 2 } }]));
  await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false'));
  expect(stored).toEqual({ isOn: false, perWeek: 2 });
});
