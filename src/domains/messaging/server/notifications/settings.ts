import { user } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField } from '#platform/server/errors.ts';
import { isUrgent, NOTICE_KINDS, NOTICES, type NoticeKind } from '#domains/messaging/contract/notices.ts';
import type { KindSetting, NotificationSettings, QuietHours } from '#domains/messaging/contract/notifications.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { findQuietHours, listSettings, putQuietHours, putSetting } from './notifications.repo.ts';

/** What the role can get here; of what is switched off nothing is said. */
const kindsFor = ({ env }: Deps, role: Role | null): NoticeKind[] =>
  NOTICE_KINDS.filter(
    (kind) => NOTICES[kind].for.some((one) => one === role) && (kind !== 'work_confirmation' || env.workConfirmations),
  );

interface Owner {
  userId: string;
  role: Role | null;
}

/** The kinds that the role can get, each with its two channels; what was never chosen is on. */
export const readSettings = (deps: Deps, { userId, role }: Owner): Promise<NotificationSettings> =>
  deps.db.as(user(userId), async (tx) => {
    const chosen = new Map((await listSettings(tx)).map((row) => [row.kind, row]));
    const kinds = kindsFor(deps, role).map((kind) => {
      const { inApp = true, email = true } = isUrgent(kind) ? {} : (chosen.get(kind) ?? {});
      return { kind, inApp, email, isFixed: isUrgent(kind) };
    });
    return { kinds, quietHours: await findQuietHours(tx) };
  });

export async function saveSetting(
  deps: Deps,
  userId: string,
  kind: NoticeKind,
  channels: { inApp: boolean; email: boolean },
): Promise<KindSetting> {
  if (isUrgent(kind)) throw invalidField('kind', 'Security alerts are always sent, to keep your account safe.');
  await deps.db.as(user(userId), (tx) => putSetting(tx, { userId, kind, ...channels, updatedAt: deps.clock.now() }));
  return { kind, ...channels, isFixed: false };
}

/** Null ends them: start and end at the same minute are never quiet. */
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
