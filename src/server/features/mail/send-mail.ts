import { randomUUID } from 'node:crypto';
import { elevate, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { MAIL_DATA, type MailData, type MailType } from '#shared/contracts/mail.ts';
import type { Envelope } from './envelope.ts';
import { insertMail } from './mail.repo.ts';
import { deliverMail } from './mail.jobs.ts';
import { render } from './templates/render.ts';

export interface MailOrder<T extends MailType = MailType> {
  to: string | readonly string[];
  /** Whose mail it is, when the address belongs to an account. */
  userId?: string;
  type: T;
  data: MailData<T>;
  /** Instead of the template's own subject. */
  subject?: string;
  /** Not delivered before this moment (quiet hours). */
  notBefore?: Date;
  /** The same cause written twice (a retried job) is one mail. */
  dedupeKey?: string;
  attachments?: Envelope['attachments'];
  calendar?: NonNullable<Envelope['calendar']>;
  /** Where mails of this kind end: by one click of the mail program (RFC 8058), and on a page that asks. */
  unsubscribe?: { oneClickUrl: string; pageUrl: string };
}

/**
 * Writes a mail in the caller's transaction: it is sent after the commit and never after a roll-back. Answers its id, or
 * null when its cause was told before.
 */
export async function sendMail<T extends MailType>(deps: Deps, tx: Tx, order: MailOrder<T>): Promise<string | null> {
  const { env, clock, jobs } = deps;
  const now = clock.now();
  const data = MAIL_DATA[order.type].parse(order.data) as MailData<T>;
  const letter = render(order.type, data, { appUrl: env.appUrl, unsubscribeUrl: order.unsubscribe?.pageUrl ?? null });
  const notBefore = order.notBefore && order.notBefore > now ? order.notBefore : now;
  // The development mailbox has no peer to fail: what is due is there with the commit.
  const isDelivered = env.devMailbox && notBefore === now;
  const id = randomUUID();
  const envelope: Envelope = {
    attachments: order.attachments ?? [],
    calendar: order.calendar ?? null,
    headers: order.unsubscribe
      ? {
          'List-Unsubscribe': `<${order.unsubscribe.oneClickUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
  return elevate(tx, async () => {
    const mail = await insertMail(tx, {
      id,
      messageId: `<${id}@${new URL(env.appUrl).hostname}>`,
      userId: order.userId ?? null,
      to: typeof order.to === 'string' ? [order.to] : [...order.to],
      subject: order.subject ?? letter.subject,
      type: order.type,
      // The letter is what is kept; the data may hold a token and is in the letter anyway.
      data: {},
      html: letter.html,
      text: letter.text,
      envelope,
      notBefore,
      createdAt: now,
      dedupeKey: order.dedupeKey ?? null,
      ...(isDelivered ? { status: 'sent', sentAt: now, attempts: 1 } : {}),
    });
    if (mail && !isDelivered) {
      await jobs.enqueue(tx, deliverMail, { mailId: id }, { key: id, startAfter: notBefore });
    }
    return mail?.id ?? null;
  });
}
