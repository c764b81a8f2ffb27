import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { notifications } from '#domains/messaging/db/notifications.ts';
import { sendMails, type MailOrder } from '#domains/messaging/server/mail/index.ts';
import type { Topic } from '#platform/contract/topics.ts';
import { elevate, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { NoticeDefinition, NoticeText } from './define-notice.ts';
import { releaseNotices } from './notifications.jobs.ts';
import { findReaders, insertNotices, signalChanges, type Reader } from './notifications.repo.ts';
import { quietUntil } from './quiet-hours.ts';
import { unsubscribeLinks } from './unsubscribe.ts';

export interface Notice<S extends z.ZodType = z.ZodType> {
  userId: string;
  data: z.input<S>;
  /** The screen that shows more, from the origin's root. */
  href: string;
  /** A second notice with the same key for the same person (a retried job) is not sent. */
  dedupeKey?: string;
  /** A calendar entry that goes with the mail, addressed to the reader. */
  calendar?: (address: string) => NonNullable<MailOrder['calendar']>;
}

/**
 * Sends a notice in the transaction of the change: to the bell, the live stream and by mail, in the same words, as the
 * reader's settings allow and not before their quiet hours end.
 */
export const notify = <S extends z.ZodType>(
  deps: Deps,
  tx: Tx,
  definition: NoticeDefinition<S>,
  notice: Notice<S>,
): Promise<void> => notifyAll(deps, tx, definition, [notice]);

/** Sends one kind of notice to many people, in as many statements as to one. */
export async function notifyAll<S extends z.ZodType>(
  deps: Deps,
  tx: Tx,
  definition: NoticeDefinition<S>,
  notices: readonly Notice<S>[],
): Promise<void> {
  if (notices.length === 0) return;
  await elevate(tx, async () => {
    const readers = await findReaders(tx, definition.kind, notices);
    const prepared = notices.flatMap((notice, i) => {
      const reader = readers[i];
      return reader ? [prepare(definition, notice, reader, deps.clock.now())] : [];
    });
    const inserted = await insertNotices(
      tx,
      prepared.flatMap(({ row }) => row ?? []),
    );
    const sent = prepared.filter(({ row }) => !row || inserted.has(row.id));
    await deps.jobs.enqueueAll(
      tx,
      releaseNotices,
      sent.flatMap(({ row }) => (row?.heldUntil ? [{ payload: {}, startAfter: row.heldUntil }] : [])),
    );
    await sendMails(
      deps,
      tx,
      sent.flatMap((one) => mailOf(deps, definition, one) ?? []),
    );
    await signalChanges(
      tx,
      sent.map(({ notice, heldUntil }) => ({ userId: notice.userId, topics: topicsOf(definition, heldUntil) })),
    );
  });
}

interface Prepared {
  notice: Notice;
  reader: Reader;
  text: NoticeText;
  heldUntil: Date | null;
  /** What the bell shows; null when the reader switched this kind off there. */
  row: (typeof notifications.$inferInsert & { id: string }) | null;
}

function prepare<S extends z.ZodType>(
  { kind, isUrgent, ...definition }: NoticeDefinition<S>,
  notice: Notice<S>,
  reader: Reader,
  now: Date,
): Prepared {
  const { userId, href, dedupeKey = null } = notice;
  const data = definition.data.parse(notice.data);
  const text = definition.text(data, reader);
  const heldUntil = isUrgent || !reader.quietHours ? null : quietUntil(now, reader.quietHours);
  const { title, body } = text;
  const row = { id: randomUUID(), userId, kind, title, body, href, data, dedupeKey, heldUntil, createdAt: now };
  return { notice, reader, text, heldUntil, row: isUrgent || reader.inApp ? row : null };
}

/** Open screens load again at once; the bell waits until the notice is released. */
const topicsOf = ({ topics }: NoticeDefinition, heldUntil: Date | null): Topic[] =>
  [...topics, 'notifications' as const].filter((topic) => topic !== 'notifications' || !heldUntil);

/** The mail that goes with a notice, or null when the reader gets none. */
function mailOf(
  { env, clock }: Deps,
  { kind, isUrgent, mail }: NoticeDefinition,
  { notice: { userId, href, dedupeKey, calendar }, reader, text, heldUntil }: Prepared,
): MailOrder | null {
  if (!isUrgent && !reader.byMail) return null;
  // The demo market's addresses don't exist, so no real mail server is asked to deliver to them.
  if (reader.isDemo && env.smtpUrl) return null;
  return {
    to: reader.email,
    userId,
    ...letterOf(mail, text, new URL(href, env.appUrl).href, clock.now()),
    ...(heldUntil ? { notBefore: heldUntil } : {}),
    ...(dedupeKey ? { dedupeKey: `${userId}:${dedupeKey}` } : {}),
    ...(calendar ? { calendar: calendar(reader.email) } : {}),
    ...(isUrgent ? {} : { unsubscribe: unsubscribeLinks(env, { userId, kind }) }),
  };
}

function letterOf(
  type: NoticeDefinition['mail'],
  { title, body, action: label, facts = [] }: NoticeText,
  url: string,
  now: Date,
): Pick<MailOrder, 'type' | 'data'> {
  if (type === 'security_alert') return { type, data: { timestamp: now.toISOString(), what: body } };
  if (type === 'custom') return { type, data: { subject: title, content: body } };
  return { type, data: { title, body, facts, action: { label, url } } };
}

/** Makes people's open screens load `topics` again, for changes that need no notice. */
export const announceChange = (tx: Tx, userIds: readonly string[], topics: readonly Topic[]): Promise<void> =>
  elevate(tx, async () => {
    await signalChanges(
      tx,
      userIds.map((userId) => ({ userId, topics })),
    );
  });
