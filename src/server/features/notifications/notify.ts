import { sendMail, type MailOrder } from '#server/features/mail/index.ts';
import { elevate, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { noticeText, type NoticeText } from '#shared/contracts/notice-texts.ts';
import {
  isUrgent,
  NOTICE_DATA,
  NOTICES,
  type NoticeData,
  type NoticeKind,
  type Topic,
} from '#shared/contracts/notices.ts';
import { releaseNotices } from './notifications.jobs.ts';
import { announce, findReader, insertNotice, type Reader } from './notifications.repo.ts';
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
export async function notify<K extends NoticeKind>(deps: Deps, tx: Tx, notice: Notice<K>): Promise<void> {
  const { userId, kind, href, dedupeKey } = notice;
  const data = NOTICE_DATA[kind].parse(notice.data) as NoticeData<K>;
  const now = deps.clock.now();
  await elevate(tx, async () => {
    const reader = await findReader(tx, userId, kind);
    if (!reader) return;
    const urgent = isUrgent(kind);
    const text = noticeText(kind, data, reader);
    const heldUntil = urgent || !reader.quietHours ? null : quietUntil(now, reader.quietHours);
    if (urgent || reader.inApp) {
      const { title, body } = text;
      const values = { userId, kind, title, body, href, data, dedupeKey: dedupeKey ?? null, heldUntil, createdAt: now };
      if (!(await insertNotice(tx, values))) return;
      if (heldUntil) await deps.jobs.enqueue(tx, releaseNotices, {}, { startAfter: heldUntil });
    }
    if (urgent || reader.byMail) await mail(deps, tx, notice, { reader, text, heldUntil });
    await announce(tx, userId, topicsOf(kind, heldUntil));
  });
}

/** Screens that are open read again at once; the bell keeps quiet until the notice is let go. */
const topicsOf = (kind: NoticeKind, heldUntil: Date | null): Topic[] =>
  [...NOTICES[kind].topics, 'notifications' as const].filter((topic) => topic !== 'notifications' || !heldUntil);

async function mail(
  deps: Deps,
  tx: Tx,
  { userId, kind, href, dedupeKey, calendar }: Notice,
  { reader, text, heldUntil }: { reader: Reader; text: NoticeText; heldUntil: Date | null },
): Promise<void> {
  // People of the demo market have addresses that no mail server should be asked for.
  if (reader.isDemo && deps.env.smtpUrl) return;
  await sendMail(deps, tx, {
    to: reader.email,
    userId,
    ...letterOf(kind, text, new URL(href, deps.env.appUrl).href, deps.clock.now()),
    ...(heldUntil ? { notBefore: heldUntil } : {}),
    ...(dedupeKey ? { dedupeKey: `${userId}:${dedupeKey}` } : {}),
    ...(calendar ? { calendar: calendar(reader.email) } : {}),
    ...(isUrgent(kind) ? {} : { unsubscribe: unsubscribeLinks(deps.env, { userId, kind }) }),
  });
}

function letterOf(kind: NoticeKind, text: NoticeText, url: string, now: Date): Pick<MailOrder, 'type' | 'data'> {
  const type = NOTICES[kind].mail;
  if (type === 'security_alert') return { type, data: { timestamp: now.toISOString(), what: text.body } };
  if (type === 'custom') return { type, data: { subject: text.title, content: text.body } };
  const { title, body, action: label, facts } = text;
  return { type, data: { title, body, facts, action: { label, url } } };
}

/** Lets somebody's open screens read `topics` again, where nothing is worth a notice. */
export const announceChange = (tx: Tx, userId: string, topics: readonly Topic[]): Promise<void> =>
  elevate(tx, async () => {
    await announce(tx, userId, topics);
  });
