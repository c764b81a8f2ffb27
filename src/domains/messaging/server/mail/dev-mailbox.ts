import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { listDevEmails } from '#domains/messaging/contract/mail.ts';
import { sentMails } from './mail.repo.ts';

const SHOWN = 100;

/** The mails sent to an address, or to anyone, newest first. */
export async function readDevMailbox(deps: Deps, to: string | undefined): Promise<AnswerOf<typeof listDevEmails>> {
  const rows = await deps.db.as(service, (tx) => sentMails(tx, { to, limit: SHOWN }));
  return rows.map((mail) => ({
    id: mail.id,
    to: mail.to,
    subject: mail.subject,
    type: mail.type,
    html: mail.html,
    text: mail.text,
    sentAt: (mail.sentAt ?? mail.createdAt).toISOString(),
  }));
}
