import { randomUUID } from 'node:crypto';
import type { notifications } from '#domains/messaging/db/notifications.ts';
import { sendMails, type MailOrder } from '#domains/messaging/server/mail/index.ts';
import { elevate, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { noticeText, type NoticeText } from '#domains/messaging/contract/notice-texts.ts';
import {
  isUrgent,
  NOTICE_DATA,
  NOTICES,
  type NoticeData,
  type NoticeKind,
  type Topic,
} from '#domains/messaging/contract/notices.ts';
import { releaseNotices } from './notifications.jobs.ts';
import { announce, findReaders, insertNotices, type Reader } from './notifications.repo.ts';
import { quietUntil } from './quiet-hours.ts';
import { unsubscribeLinks } from './unsubscribe.ts';

export interface Notice<K extends NoticeKind = NoticeKind> {
  userId: string;
  kind: K;
  data: NoticeData<K>;
  /** The screen that shows more, from the origin's root. */
  href: string;
  /** The same cause told twice to one person (a retried job) is told once. */
  dedupeKey?: string;
  /** A calendar entry that goes with the mail, made out to the reader's address. */
  calendar?: (address: string) => NonNullable<MailOrder['calendar']>;
}

/**
 * Tells a person something, in the transaction of the change: the bell, the live stream and a mail with the same words,
 * as far as their settings want it and not before their quiet hours end.
 */
export const notify = <K extends NoticeKind>(deps: Deps, tx: Tx, notice: Notice<K>): Promise<void> =>
  notifyAll(deps, tx, [notice]);

/** Tells many people, in as many statements as one. */
export async function notifyAll<K extends NoticeKind>(
  deps: Deps,
  tx: Tx,
  notices: readonly Notice<K>[],
): Promise<void> {
  if (notices.length === 0) return;
  await elevate(tx, async () => {
    const readers = await findReaders(tx, notices);
    const written = notices.flatMap((notice, i) => {
      const reader = readers[i];
      return reader ? [write(notice, reader, deps.clock.now())] : [];
    });
    const rung = await insertNotices(
      tx,
      written.flatMap(({ row }) => row ?? []),
    );
    const told = written.filter(({ row }) => !row || rung.has(row.id));
    await deps.jobs.enqueueAll(
      tx,
      releaseNotices,
      told.flatMap(({ row }) => (row?.heldUntil ? [{ payload: {}, startAfter: row.heldUntil }] : [])),
    );
    await sendMails(
      deps,
      tx,
      told.flatMap((one) => mailOf(deps, one) ?? []),
    );
    await announce(
      tx,
      told.map(({ notice, heldUntil }) => ({ userId: notice.userId, topics: topicsOf(notice.kind, heldUntil) })),
    );
  });
}

interface Written {
  notice: Notice;
  reader: Reader;
  text: NoticeText;
  heldUntil: Date | null;
  /** What the bell shows; null for somebody who wants nothing of the kind there. */
  row: (typeof notifications.$inferInsert & { id: string }) | null;
}

function write<K extends NoticeKind>(notice: Notice<K>, reader: Reader, now: Date): Written {
  const { userId, kind, href, dedupeKey = null } = notice;
  const data = NOTICE_DATA[kind].parse(notice.data) as NoticeData<K>;
  const text = noticeText(kind, data, reader);
  const heldUntil = isUrgent(kind) || !reader.quietHours ? null : quietUntil(now, reader.quietHours);
  const { title, body } = text;
  const row = { id: randomUUID(), userId, kind, title, body, href, data, dedupeKey, heldUntil, createdAt: now };
  return { notice, reader, text, heldUntil, row: isUrgent(kind) || reader.inApp ? row : null };
}

/** Screens that are open read again at once; the bell keeps quiet until the notice is let go. */
const topicsOf = (kind: NoticeKind, heldUntil: Date | null): Topic[] =>
  [...NOTICES[kind].topics, 'notifications' as const].filter((topic) => topic !== 'notifications' || !heldUntil);

/** The mail that goes with a notice, or null for whoever wants none. */
function mailOf(
  { env, clock }: Deps,
  { notice: { userId, kind, href, dedupeKey, calendar }, reader, text, heldUntil }: Written,
): MailOrder | null {
  if (!isUrgent(kind) && !reader.byMail) return null;
  // People of the demo market have addresses that no mail server should be asked for.
  if (reader.isDemo && env.smtpUrl) return null;
  return {
    to: reader.email,
    userId,
    ...letterOf(kind, text, new URL(href, env.appUrl).href, clock.now()),
    ...(heldUntil ? { notBefore: heldUntil } : {}),
    ...(dedupeKey ? { dedupeKey: `${userId}:${dedupeKey}` } : {}),
    ...(calendar ? { calendar: calendar(reader.email) } : {}),
    ...(isUrgent(kind) ? {} : { unsubscribe: unsubscribeLinks(env, { userId, kind }) }),
  };
}

function letterOf(kind: NoticeKind, text: NoticeText, url: string, now: Date): Pick<MailOrder, 'type' | 'data'> {
  const type = NOTICES[kind].mail;
  if (type === 'security_alert') return { type, data: { timestamp: now.toISOString(), what: text.body } };
  if (type === 'custom') return { type, data: { subject: text.title, content: text.body } };
  const { title, body, action: label, facts } = text;
  return { type, data: { title, body, facts, action: { label, url } } };
}

/** Lets people's open screens read `topics` again, where nothing is worth a notice. */
export const announceChange = (tx: Tx, userIds: readonly string[], topics: readonly Topic[]): Promise<void> =>
  elevate(tx, async () => {
    await announce(
      tx,
      userIds.map((userId) => ({ userId, topics })),
    );
  });
