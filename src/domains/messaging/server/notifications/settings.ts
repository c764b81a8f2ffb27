import type { z } from 'zod';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import { usualChannels, type Channels, type NoticeEntry } from '#platform/server/events/notice-entry.ts';
import type {
  KindSetting,
  NotificationSettings,
  QuietHours,
  saveKindSetting,
} from '#domains/messaging/contract/notifications.ts';
import type { NoticeGroup } from '#platform/contract/notice-groups.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { announceChange } from './notify.ts';
import { findQuietHours, listSettings, putQuietHours, putSetting } from './notifications.repo.ts';

/** The notices that this role can get in this installation. */
const noticesFor = ({ env, notices }: Deps, role: Role | null): NoticeEntry[] =>
  notices.filter(({ audience, isOn }) => audience.some((one) => one === role) && (isOn?.(env) ?? true));

interface Owner {
  userId: string;
  role: Role | null;
}

/** Every kind that the role can get, with its channels: the person's choice, or else the usual ones. */
export const readSettings = (deps: Deps, { userId, role }: Owner): Promise<NotificationSettings> =>
  deps.db.as(user(userId), async (tx) => {
    const saved = new Map((await listSettings(tx)).map((row) => [row.kind, row]));
    const kinds = noticesFor(deps, role).map((entry) => present(entry, role, saved.get(entry.kind)));
    return { kinds, quietHours: await findQuietHours(tx) };
  });

const present = (
  entry: NoticeEntry,
  role: Role | null,
  { inApp, email, digest }: Channels = usualChannels(entry),
): KindSetting => {
  const { kind, group } = entry;
  const { label, hint } = (role === 'employer' && entry.forEmployers) || entry;
  const isFixed = entry.isUrgent ?? false;
  return {
    kind,
    group,
    label,
    hint,
    inApp: isFixed || inApp,
    email: isFixed || email,
    digest: !isFixed && digest,
    isFixed,
    usual: usualChannels(entry),
  };
};

/** Signals the person's other tabs and devices as well, so that no choice there is made on an old state. */
export async function saveSetting(
  deps: Deps,
  { userId, role }: Owner,
  kind: string,
  change: z.output<(typeof saveKindSetting)['body']>,
): Promise<KindSetting> {
  const entry = deps.notices.find((one) => one.kind === kind);
  if (!entry) throw notFound('notice');
  if (entry.isUrgent) throw invalidField('kind', 'Security alerts are always sent, to keep your account safe.');
  return deps.db.as(user(userId), async (tx) => {
    const channels = await putSetting(tx, { userId, entry, updatedAt: deps.clock.now() }, change);
    await announceChange(tx, [userId], [{ topic: 'notifications' }]);
    return present(entry, role, channels);
  });
}

/** Sets every kind of the group that the role can get, or returns each to its usual channels; security alerts keep theirs. */
export async function saveGroup(
  deps: Deps,
  { userId, role }: Owner,
  group: NoticeGroup,
  choice: Channels | 'usual',
): Promise<{ kinds: KindSetting[] }> {
  const entries = noticesFor(deps, role).filter((entry) => entry.group === group && !entry.isUrgent);
  const channelsOf = (entry: NoticeEntry) => (choice === 'usual' ? usualChannels(entry) : choice);
  const updatedAt = deps.clock.now();
  await deps.db.as(user(userId), async (tx) => {
    for (const entry of entries) await putSetting(tx, { userId, entry, updatedAt }, channelsOf(entry));
    await announceChange(tx, [userId], [{ topic: 'notifications' }]);
  });
  return { kinds: entries.map((entry) => present(entry, role, channelsOf(entry))) };
}

/** Null ends them: the same minute as start and end means never quiet. */
export async function saveQuietHours(
  deps: Deps,
  userId: string,
  hours: QuietHours | null,
): Promise<{ quietHours: QuietHours | null }> {
  const stored = hours ?? { timeZone: 'America/Chicago', startMinute: 0, endMinute: 0 };
  return deps.db.as(user(userId), async (tx) => {
    await putQuietHours(tx, { ...stored, userId, updatedAt: deps.clock.now() });
    return { quietHours: await findQuietHours(tx) };
  });
}
