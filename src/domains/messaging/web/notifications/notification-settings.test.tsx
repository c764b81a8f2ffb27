// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  readSettings,
  saveKindSetting,
  saveQuietHours,
  type KindSetting,
  type QuietHours,
} from '#domains/messaging/contract/notifications.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { noticesCopy } from './notifications.copy.ts';
import { NotificationSettings } from './notification-settings.tsx';

const copy = noticesCopy.settings;
const usual = { inApp: true, email: true, digest: false };
const NIGHT = { timeZone: 'America/Chicago', startMinute: 480, endMinute: 960 };

/** The settings of two kinds, over a server that stores what is sent; `stored` is what another tab may have changed. */
async function open(quietHours: QuietHours | null = null) {
  const kind = (name: string, label: string): KindSetting => ({
    kind: name,
    group: 'applications',
    label,
    hint: '',
    ...usual,
    isFixed: false,
    usual,
  });
  const stored = { kinds: [kind('match_found', 'New matches'), kind('applied_for_you', 'Sent for you')], quietHours };
  const reads = answering(readSettings, () => structuredClone(stored));
  const user = show(<NotificationSettings />);
  await screen.findByText('New matches');
  return { stored, reads, user };
}
type Stored = Awaited<ReturnType<typeof open>>['stored'];

const store = ({ kinds }: Stored, kind: string, channels: object) =>
  Object.assign(kinds.find((one) => one.kind === kind) ?? expect.fail(kind), channels);
const box = (kind: string, channel: string) =>
  within(screen.getByRole('group', { name: kind, hidden: true })).getByRole('checkbox', {
    name: channel,
    hidden: true,
  });
const isChecked = (kind: string, channel: string) => box(kind, channel).getAttribute('aria-checked') === 'true';

test('each box sends only its own channel: what another tab turned off stays off', async () => {
  const { stored } = await open();
  const saved = answering(saveKindSetting, ({ params, body }) => store(stored, params.kind, body));
  store(stored, 'match_found', { email: false });
  fireEvent.click(box('New matches', copy.inApp));
  await waitFor(() => expect(saved).toEqual([{ params: { kind: 'match_found' }, body: { inApp: false } }]));
  await waitFor(() => expect(isChecked('New matches', copy.email)).toBe(false));
  expect(stored.kinds[0]).toMatchObject({ inApp: false, email: false });
});

test('a choice that fails does not hide a later one that is saved', async () => {
  const { stored } = await open();
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  const saved = answering(saveKindSetting, async ({ params, body }, count) => {
    if (count > 1) return store(stored, params.kind, body);
    await isSent;
    return refused(503, 'UNAVAILABLE', 'Not now.');
  });
  fireEvent.click(box('New matches', copy.email));
  fireEvent.click(box('Sent for you', copy.email));
  await waitFor(() => expect(saved).toHaveLength(1));
  send();
  await waitFor(() => expect(saved).toHaveLength(2));
  await waitFor(() => expect(isChecked('New matches', copy.email)).toBe(true));
  expect(isChecked('Sent for you', copy.email)).toBe(false);
});

test('quiet hours that could not be turned off show as on', async () => {
  await open(NIGHT);
  const saved = answering(saveQuietHours, () => refused(503, 'UNAVAILABLE', 'Not now.'));
  const isOn = () => screen.getByRole('switch').getAttribute('aria-checked');
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(saved).toEqual([{ body: { quietHours: null } }]));
  await waitFor(() => expect(isOn()).toBe('true'));
  expect(screen.getByRole('button', { name: copy.saveQuiet })).toBeDefined();
});

test('quiet hours are turned off only once they are saved, so that the save does not land after it', async () => {
  await open();
  const { promise: isSaved, resolve: save } = Promise.withResolvers<void>();
  let stored: QuietHours | null = null;
  const saved = answering(saveQuietHours, async ({ body }, count) => {
    if (count === 1) await isSaved;
    stored = body.quietHours;
    return body;
  });
  fireEvent.click(screen.getByRole('switch'));
  fireEvent.click(screen.getByRole('button', { name: copy.saveQuiet }));
  await waitFor(() => expect(saved).toHaveLength(1));
  fireEvent.click(screen.getByRole('switch'));
  save();
  await waitFor(() => expect(stored).not.toBeNull());
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('switch').disabled).toBe(false));
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(stored).toBeNull());
});
