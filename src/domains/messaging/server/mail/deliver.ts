import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { inSpan } from '#platform/server/telemetry/spans.ts';
import { transportOf, type Delivery, type MailTransport } from '#platform/server/mail/transport.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { withoutTokens } from '#platform/server/secrets/cut-tokens.ts';
import { envelopeSchema } from './envelope.ts';
import { MAIL_DELIVERIES } from './mail-metrics.ts';
import { deliverMail } from './mail.jobs.ts';
import { claimMail, cutDead, dueMails, settleMail, type MailRow } from './mail.repo.ts';
import { CLAIM_MS, MAX_ATTEMPTS, waitAfter } from './states.ts';

const SWEEP_MAX = 500;

/**
 * Tries to deliver one mail: claims it in a transaction of its own, so that no other process does, talks SMTP outside
 * any transaction, and stores the outcome. If the process dies between the server's acceptance and the outcome, the mail
 * is sent again with the same Message-ID.
 */
export async function deliver(deps: Deps, mailId: string): Promise<void> {
  const transport = transportOf(deps.env);
  // Without a transport a production server keeps its mails until one is configured.
  if (!transport && !deps.env.devMailbox) return;
  const now = deps.clock.now();
  const mail = await deps.db.as(service, (tx) => claimMail(tx, { id: mailId, now, abandonedBefore: abandonedBy(now) }));
  if (!mail) return;
  const delivery: Delivery = transport
    ? await inSpan('mail', { 'tallgrass.mail.type': mail.type }, () => hand(deps, transport, mail))
    : { kind: 'accepted' };
  deps.telemetry.record(MAIL_DELIVERIES, 1, { outcome: delivery.kind });
  await settle(deps, mail, delivery);
}

const abandonedBy = (now: Date) => new Date(now.getTime() - CLAIM_MS);

function hand({ env }: Deps, transport: MailTransport, mail: MailRow): Promise<Delivery> {
  const { headers, attachments, calendar } = envelopeSchema.parse(mail.envelope);
  return transport.deliver({
    messageId: mail.messageId,
    from: env.mailFrom,
    to: mail.to,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments,
    calendar,
  });
}

async function settle(deps: Deps, mail: MailRow, delivery: Delivery): Promise<void> {
  const now = deps.clock.now();
  await deps.db.as(service, async (tx) => {
    if (delivery.kind === 'accepted') {
      // The reader has the mail; a stored copy of its link would only be another key to the account.
      const kept = deps.env.devMailbox ? {} : lettersWithoutTokens(mail);
      await settleMail(tx, mail, { status: 'sent', sentAt: now, lastError: null, ...kept });
      return;
    }
    const { error: lastError } = delivery;
    if (delivery.kind === 'refused' || mail.attempts >= MAX_ATTEMPTS) {
      await settleMail(tx, mail, { status: 'dead', lastError });
      deps.log.error({ mail: mail.id, type: mail.type }, 'a mail could not be delivered');
      return;
    }
    const notBefore = new Date(now.getTime() + waitAfter(mail.attempts));
    if (await settleMail(tx, mail, { status: 'failed', lastError, notBefore })) {
      await deps.jobs.enqueue(tx, deliverMail, { mailId: mail.id }, { key: mail.id, startAfter: notBefore });
    }
  });
}

function lettersWithoutTokens({ html, text, envelope }: MailRow) {
  const parsed = envelopeSchema.parse(envelope);
  return {
    html: parsed.writtenBy ? '' : withoutTokens(html),
    text: parsed.writtenBy ? '' : withoutTokens(text),
    envelope: { ...parsed, headers: {} },
  };
}

/** Finds due mails whose job was lost; returns how many it found. */
export async function sweep(deps: Deps): Promise<number> {
  if (!deps.env.smtpUrl && !deps.env.devMailbox) return 0;
  const now = deps.clock.now();
  return deps.db.as(service, async (tx) => {
    const due = await dueMails(tx, { now, abandonedBefore: abandonedBy(now), limit: SWEEP_MAX });
    for (const { id } of due) await deps.jobs.enqueue(tx, deliverMail, { mailId: id }, { key: id });
    return due.length;
  });
}

const DEAD_DAYS = 7;

/** By then the links in an undeliverable mail have expired, so sending it again would not help. */
export const cutDeadMails = ({ db, clock }: Deps) =>
  db.as(service, (tx) => cutDead(tx, new Date(clock.now().getTime() - DEAD_DAYS * DAY_MS)));
