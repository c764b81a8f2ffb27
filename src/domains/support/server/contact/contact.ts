import { z } from 'zod';
import { sendMail } from '#domains/messaging/server/mail/index.ts';
import { audit } from '#platform/server/audit.ts';
import { admin, service, type Actor, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { ContactMessage, listMessages, sendMessage } from '#domains/support/contract/contact.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import { DAY_MS } from '#kernel/durations.ts';
import {
  endMessage,
  insertMessage,
  listMessageRows,
  lockMessage,
  removeClosedBefore,
  type MessageRow,
} from './contact.repo.ts';

/** A closed message is kept this long, in case the sender asks about it again. */
const KEPT_DAYS = 180;

export const takeMessage = (deps: Deps, actor: Actor, body: InputOf<typeof sendMessage>['body']) =>
  deps.db.as(actor, async (tx) => {
    const { topic, name: senderName, email: senderEmail, message } = body;
    await insertMessage(tx, { topic, senderName, senderEmail, message });
    return { ok: true as const };
  });

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);

export const readMessages = (
  deps: Deps,
  me: string,
  { state, q, cursor, limit }: InputOf<typeof listMessages>['query'] & { q?: string },
): Promise<AnswerOf<typeof listMessages>> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await listMessageRows(tx, { state, q, after: decodeCursor(cursor, cursorKey), limit });
    return pageFrom(
      rows,
      limit,
      ({ row }) => present(row),
      ({ createdKey, closedKey, row }) => [state === 'open' ? createdKey : closedKey, row.id],
    );
  });

/** The mail is sent in the transaction that closes the message, so two administrators cannot both answer it. */
export const answerByMail = (deps: Deps, me: string, id: string, answer: string): Promise<ContactMessage> =>
  deps.db.as(admin(me), async (tx) => {
    const { senderEmail, message } = await lockOpen(tx, id);
    await sendMail(deps, tx, {
      to: senderEmail,
      type: 'custom',
      data: { subject: 'Your message to Tallgrass', content: `${answer}\n\nYou wrote:\n\n${message}` },
      dedupeKey: `contact:${id}`,
    });
    return end(deps, tx, me, id, answer);
  });

export const putAside = (deps: Deps, me: string, id: string): Promise<ContactMessage> =>
  deps.db.as(admin(me), async (tx) => {
    await lockOpen(tx, id);
    return end(deps, tx, me, id, null);
  });

async function lockOpen(tx: Tx, id: string): Promise<MessageRow> {
  const row = await lockMessage(tx, id);
  if (row.closedAt) throw wrongState('This message is closed already.', 'closed');
  return row;
}

async function end(deps: Deps, tx: Tx, me: string, id: string, answer: string | null): Promise<ContactMessage> {
  const row = await endMessage(tx, id, { closedAt: deps.clock.now(), closedBy: me, answer });
  const action = answer === null ? 'message.put_aside' : 'message.answered';
  await audit(tx, { actorId: me, action, subjectType: 'contact_message', subjectId: id });
  return present(row);
}

const present = ({ id, topic, senderName, senderEmail, message, createdAt, closedAt, answer }: MessageRow) => ({
  id,
  topic,
  name: senderName,
  email: senderEmail,
  message,
  createdAt: createdAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
  answer,
});

/** Nightly: deletes messages that were closed long ago, with the names and addresses in them. */
export const purgeMessagesJob = defineJob({ name: 'contact.purge', payload: z.object({}), cron: '50 8 * * *' });

export const purgeMessages = ({ db, clock }: Deps) =>
  db.as(service, async (tx) => {
    await removeClosedBefore(tx, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
  });
