import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { notifications } from '#domains/messaging/db/notifications.ts';
import type { Notice, NoticeDefinition, NoticeText } from './define-notice.ts';
import { nextDigest } from './digest/digest-time.ts';
import type { OpenGroup, Reader } from './notifications.repo.ts';
import { quietUntil } from './quiet-hours.ts';

/** Notices of one group that follow each other within this time are counted in one. */
export const GROUP_MS = 10 * 60_000;

export interface Prepared {
  notice: Notice;
  reader: Reader;
  text: NoticeText;
  heldUntil: Date | null;
  /** When it is mailed together with others; null when it is mailed by itself. */
  digestAt: Date | null;
  /** The notice of the same group that this one replaces. */
  replaces: OpenGroup | null;
  /** Null when the bell doesn't show this kind and nothing needs to be remembered of it. */
  row: (typeof notifications.$inferInsert & { id: string }) | null;
}

/** Decides what a reader gets of a notice, where and when; writes nothing. */
export function prepare<S extends z.ZodType>(
  definition: NoticeDefinition<S>,
  notice: Notice<S>,
  { reader, replaces, now }: { reader: Reader; replaces: OpenGroup | null; now: Date },
): Prepared {
  const { kind, isUrgent } = definition;
  const { userId, dedupeKey = null, group } = notice;
  const data = definition.data.parse(notice.data);
  const count = (replaces?.count ?? 0) + 1;
  const text = {
    ...definition.text(data, reader),
    ...(count > 1 && definition.many ? definition.many(data, count) : {}),
  };
  const quiet = isUrgent || !reader.quietHours ? null : quietUntil(now, reader.quietHours);
  const heldUntil = quiet && notice.staleAt && quiet >= notice.staleAt ? null : quiet;
  // A calendar entry can only go with a mail of its own.
  const canWait = !isUrgent && reader.byMail && !notice.calendar;
  const digestAt = canWait ? digestTime(reader, notice.letter ? null : replaces, now) : null;
  const isShown = isUrgent ?? reader.inApp;
  const row = {
    id: randomUUID(),
    userId,
    kind,
    title: text.title,
    body: text.body,
    href: count > 1 && group ? group.href : notice.href,
    data,
    dedupeKey,
    heldUntil,
    groupKey: group?.key ?? null,
    count,
    isHidden: !isShown,
    digestAt,
    createdAt: now,
  };
  const isKept = isShown || group !== undefined || digestAt !== null;
  return { notice, reader, text, heldUntil, digestAt, replaces, row: isKept ? row : null };
}

/** The first notice of a group is mailed right away, the ones after it together. */
function digestTime(reader: Reader, replaces: OpenGroup | null, now: Date): Date | null {
  if (reader.inDigest) return nextDigest(now, reader.timeZone);
  return replaces && (replaces.digestAt ?? new Date(now.getTime() + GROUP_MS));
}
