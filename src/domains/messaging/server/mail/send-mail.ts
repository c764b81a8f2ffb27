import { randomUUID } from 'node:crypto';
import type { mails } from '#domains/messaging/db/notifications.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { MAIL_DATA, type MailData, type MailType } from '#domains/messaging/contract/mail.ts';
import type { Envelope } from './envelope.ts';
import { insertMails } from './mail.repo.ts';
import { deliverMail } from './mail.jobs.ts';
import { render } from './templates/render.ts';

export interface MailOrder<T extends MailType = MailType> {
  to: string | readonly string[];
  /** The account that the address belongs to, if any. */
  userId?: string;
  type: T;
  data: MailData<T>;
  /** Instead of the template's own subject. */
  subject?: string;
  /** Not delivered before this time (quiet hours). */
  notBefore?: Date;
  /** A second mail with the same key (a retried job) is not written. */
  dedupeKey?: string;
  attachments?: Envelope['attachments'];
  calendar?: NonNullable<Envelope['calendar']>;
  replyTo?: string;
  /** Mails with the same key are one thread in a mail program. */
  threadKey?: string;
  /** The person whose private words it repeats, which are not kept once it is sent. */
  writtenBy?: string;
  /** How to unsubscribe from this kind: one click in the mail program (RFC 8058), and a page that asks first. */
  unsubscribe?: { oneClickUrl: string; pageUrl: string };
}

/**
 * Writes a mail in the caller's transaction: it is sent after the commit and never after a rollback. Returns its ID, or
 * null when a mail with its dedupe key exists already.
 */
export async function sendMail<T extends MailType>(deps: Deps, tx: Tx, order: MailOrder<T>): Promise<string | null> {
  const [id = null] = await sendMails(deps, tx, [order]);
  return id;
}

/** Writes many mails in as many statements as one. Returns the IDs of those that are new by their dedupe key. */
export async function sendMails<T extends MailType>(
  deps: Deps,
  tx: Tx,
  orders: readonly MailOrder<T>[],
): Promise<string[]> {
  if (orders.length === 0) return [];
  const rows = orders.map((order) => rowOf(deps, order));
  return elevate(tx, async () => {
    const made = await insertMails(tx, rows);
    const written = rows.filter(({ id }) => made.has(id));
    await deps.jobs.enqueueAll(
      tx,
      deliverMail,
      written
        .filter(({ status }) => status === 'queued')
        .map(({ id, notBefore, createdAt }) => ({
          payload: { mailId: id },
          key: id,
          // The queue has the database's clock, so what need not wait is given no time.
          ...(notBefore > createdAt ? { startAfter: notBefore } : {}),
        })),
    );
    return written.map(({ id }) => id);
  });
}

function rowOf<T extends MailType>({ env, clock }: Deps, order: MailOrder<T>) {
  const now = clock.now();
  const data = MAIL_DATA[order.type].parse(order.data) as MailData<T>;
  const letter = render(order.type, data, { appUrl: env.appUrl, unsubscribeUrl: order.unsubscribe?.pageUrl ?? null });
  const notBefore = order.notBefore && order.notBefore > now ? order.notBefore : now;
  const id = randomUUID();
  const host = new URL(env.appUrl).hostname;
  const envelope: Envelope = {
    attachments: order.attachments ?? [],
    calendar: order.calendar ?? null,
    writtenBy: order.writtenBy ?? null,
    headers: {
      ...(order.replyTo && { 'Reply-To': order.replyTo }),
      ...(order.threadKey && { References: `<${order.threadKey}@${host}>` }),
      ...(order.unsubscribe && {
        'List-Unsubscribe': `<${order.unsubscribe.oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
  // Delivery to the development mailbox can't fail, so a due mail is there with the commit.
  const delivered = env.devMailbox && notBefore === now;
  return {
    id,
    messageId: `<${id}@${host}>`,
    userId: order.userId ?? null,
    to: typeof order.to === 'string' ? [order.to] : [...order.to],
    subject: order.subject ?? letter.subject,
    type: order.type,
    // Only the rendered letter is stored: the data may hold a token, and is in the letter anyway.
    data: {},
    html: letter.html,
    text: letter.text,
    envelope,
    notBefore,
    createdAt: now,
    dedupeKey: order.dedupeKey ?? null,
    status: delivered ? 'sent' : 'queued',
    sentAt: delivered ? now : null,
    attempts: delivered ? 1 : 0,
  } satisfies typeof mails.$inferInsert;
}
