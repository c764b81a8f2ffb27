import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import type { NoticeEntry } from '#platform/server/events/notice-entry.ts';
import type { KindSetting, NotificationSettings, QuietHours } from '#domains/messaging/contract/notifications.ts';
import type { NoticeGroup } from '#platform/contract/notice-groups.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { findQuietHours, listSettings, putQuietHours, putSetting } from './notifications.repo.ts';

/** The notices that this role can get in this installation. */
const noticesFor = ({ env, notices }: Deps, role: Role | null): NoticeEntry[] =>
  notices.filter(({ audience, isOn }) => audience.some((one) => one === role) && (isOn?.(env) ?? true));

type Channels = Pick<KindSetting, 'inApp' | 'email' | 'digest'>;

interface Owner {
  userId: string;
  role: Role | null;
}

/** Every kind that the role can get, with its two channels; both are on until the person changes them. */
export const readSettings = (deps: Deps, { userId, role }: Owner): Promise<NotificationSettings> =>
  deps.db.as(user(userId), async (tx) => {
    const saved = new Map((await listSettings(tx)).map((row) => [row.kind, row]));
    const kinds = noticesFor(deps, role).map((entry) => present(entry, saved.get(entry.kind)));
    return { kinds, quietHours: await findQuietHours(tx) };
  });

const present = (
  { kind, group, label, hint, ...entry }: NoticeEntry,
  { inApp = true, email = true, digest = false }: Partial<Channels> = {},
): KindSetting => {
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
  };
};

export async function saveSetting(deps: Deps, userId: string, kind: string, channels: Channels): Promise<KindSetting> {
  const entry = deps.notices.find((one) => one.kind === kind);
  if (!entry) throw notFound('notice');
  if (entry.isUrgent) throw invalidField('kind', 'Security alerts are always sent, to keep your account safe.');
  await deps.db.as(user(userId), (tx) => putSetting(tx, { userId, kind, ...channels, updatedAt: deps.clock.now() }));
  return present(entry, channels);
}

/** Sets every kind of the group that the role can get; security alerts keep theirs. */
export async function saveGroup(
  deps: Deps,
  { userId, role }: Owner,
  group: NoticeGroup,
  channels: Channels,
): Promise<{ kinds: KindSetting[] }> {
  const entries = noticesFor(deps, role).filter((entry) => entry.group === group && !entry.isUrgent);
  const updatedAt = deps.clock.now();
  await deps.db.as(user(userId), async (tx) => {
    for (const { kind } of entries) await putSetting(tx, { userId, kind, ...channels, updatedAt });
  });
  return { kinds: entries.map((entry) => present(entry, channels)) };
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
