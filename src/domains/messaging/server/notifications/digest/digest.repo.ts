import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { notifications, notificationSettings } from '#domains/messaging/db/notifications.ts';
import type { Tx } from '#platform/server/database/db.ts';

export interface DigestItem {
  id: string;
  userId: string;
  title: string;
  body: string;
  href: string | null;
  /** False once the reader has switched off mails of this kind. */
  isWanted: boolean;
}

/** As `service`: the notices that are due to be mailed together, of at most `people` readers; locked until the commit. */
export async function takeDueItems(tx: Tx, now: Date, people: number): Promise<DigestItem[]> {
  const due = await tx
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(lte(notifications.digestAt, now))
    .orderBy(asc(notifications.userId))
    .limit(people);
  if (due.length === 0) return [];
  return tx
    .select({
      id: notifications.id,
      userId: notifications.userId,
      title: notifications.title,
      body: notifications.body,
      href: notifications.href,
      isWanted: sql<boolean>`coalesce(${notificationSettings.email}, true)`,
    })
    .from(notifications)
    .leftJoin(
      notificationSettings,
      and(eq(notificationSettings.userId, notifications.userId), eq(notificationSettings.kind, notifications.kind)),
    )
    .where(
      and(
        inArray(
          notifications.userId,
          due.map(({ userId }) => userId),
        ),
        lte(notifications.digestAt, now),
      ),
    )
    .orderBy(asc(notifications.userId), asc(notifications.seq))
    .for('no key update', { of: notifications, skipLocked: true });
}

export const markMailed = (tx: Tx, ids: readonly string[]) =>
  tx.update(notifications).set({ digestAt: null }).where(inArray(notifications.id, ids));
