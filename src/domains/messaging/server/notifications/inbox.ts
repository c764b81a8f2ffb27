import { z } from 'zod';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { decodeCursor, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { listNotifications, Notification } from '#domains/messaging/contract/notifications.ts';
import { announceChange } from './notify.ts';
import { listNotices, setAllRead, setRead, setReadAt, unreadCount, type NoticeRow } from './notifications.repo.ts';

const KEY = z.tuple([z.int()]);

export async function readInbox(
  deps: Deps,
  userId: string,
  { cursor, limit, unread }: z.output<(typeof listNotifications)['query']>,
): Promise<AnswerOf<typeof listNotifications>> {
  const [before] = decodeCursor(cursor, KEY) ?? [null];
  const rows = await deps.db.as(user(userId), (tx) =>
    listNotices(tx, { before, unreadOnly: unread === 'true', limit }),
  );
  return pageFrom(rows, limit, presentNotice, ({ seq }) => [seq]);
}

export const countUnread = async (deps: Deps, userId: string): Promise<{ count: number }> => ({
  count: await deps.db.as(user(userId), unreadCount),
});

/** Marks a notice as read, and signals the person's other tabs and devices. */
export const readOne = (deps: Deps, userId: string, id: string): Promise<Notification> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await setRead(tx, id, deps.clock.now());
    if (!row) throw notFound('notice');
    await announceChange(tx, [userId], [{ topic: 'notifications' }]);
    return presentNotice(row);
  });

/** In the reader's transaction: who opened the screen that a notice leads to has read the notice. */
export async function readNoticesAt(tx: Tx, params: { userId: string; href: string; now: Date }): Promise<void> {
  const { userId, href, now } = params;
  if ((await setReadAt(tx, href, now)) > 0) await announceChange(tx, [userId], [{ topic: 'notifications' }]);
}

export const readAll = (deps: Deps, userId: string): Promise<{ marked: number }> =>
  deps.db.as(user(userId), async (tx) => {
    const marked = await setAllRead(tx, deps.clock.now());
    if (marked > 0) await announceChange(tx, [userId], [{ topic: 'notifications' }]);
    return { marked };
  });

export const presentNotice = (row: NoticeRow): Notification => ({
  id: row.id,
  seq: row.seq,
  kind: row.kind,
  title: row.title,
  body: row.body,
  href: row.href,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
});
