import { z } from 'zod';
import { audit } from '#platform/server/audit.ts';
import { admin, service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { listMails, MailLogEntry } from '#domains/messaging/contract/mail.ts';
import { deliverMail } from './mail.jobs.ts';
import { listLog, lockMail, requeueMail, type LogRow } from './mail.repo.ts';

const KEY = z.tuple([exactTimestamp, z.uuid()]);

export async function readLog(
  deps: Deps,
  adminId: string,
  { status, q, cursor, limit }: z.output<(typeof listMails)['query']> & { q?: string },
): Promise<AnswerOf<typeof listMails>> {
  const after = decodeCursor(cursor, KEY);
  const rows = await deps.db.as(admin(adminId), (tx) =>
    listLog(tx, { status: status === 'all' ? undefined : status, q, after, limit }),
  );
  return pageFrom(
    rows,
    limit,
    ({ mail }) => present(mail),
    ({ mail, key }) => [key, mail.id],
  );
}

/** Queues a mail again that is dead or waiting for its next attempt. */
export const resend = (deps: Deps, adminId: string, id: string): Promise<MailLogEntry> =>
  deps.db.as(service, async (tx) => {
    const mail = await lockMail(tx, id);
    if (!mail) throw notFound('mail');
    if (mail.status !== 'dead' && mail.status !== 'failed') {
      throw wrongState(`This mail is ${mail.status}, so there is nothing to try again.`, mail.status);
    }
    const queued = (await requeueMail(tx, id, deps.clock.now())) ?? mail;
    await deps.jobs.enqueue(tx, deliverMail, { mailId: id }, { key: id });
    await audit(tx, { actorId: adminId, action: 'mail.resent', subjectType: 'mail', subjectId: id });
    return present(queued);
  });

/** The log shows that a mail was sent, never its content, which may hold a link that opens an account. */
const present = (mail: LogRow): MailLogEntry => ({
  id: mail.id,
  to: mail.to,
  subject: mail.subject,
  type: mail.type,
  status: mail.status,
  attempts: mail.attempts,
  lastError: mail.lastError,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
});
