import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { mailReplies } from '#domains/hiring/db/conversations/mail-replies.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** As `service`: the address that a person signs in with, null until they have confirmed it. */
export async function findAddressOf(tx: Tx, userId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select lower(email) as email from auth.people where id = ${userId}::uuid and email_verified`,
  );
  return rows[0]?.email ?? null;
}

/** As `service`: the job that a conversation is about, and whether the sides share contact details. */
export async function findSubject(tx: Tx, conversationId: string) {
  const [row] = await tx
    .select({ jobTitle: jobs.title, contactSharedAt: applications.contactSharedAt })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, conversationId));
  return row ?? null;
}

/** As `service`. Null when the same mail, or another with its Message-ID, is there. */
export async function insertMailReply(tx: Tx, reply: typeof mailReplies.$inferInsert): Promise<string | null> {
  const [row] = await tx.insert(mailReplies).values(reply).onConflictDoNothing().returning({ id: mailReplies.id });
  return row?.id ?? null;
}

interface Key {
  conversationId: string;
  userId: string;
  mailKey: string;
}

/** As `service`: the content that came in first with this key. */
export async function findContentHash(tx: Tx, { conversationId, userId, mailKey }: Key): Promise<string | null> {
  const [row] = await tx
    .select({ contentHash: mailReplies.contentHash })
    .from(mailReplies)
    .where(
      and(
        eq(mailReplies.conversationId, conversationId),
        eq(mailReplies.userId, userId),
        eq(mailReplies.mailKey, mailKey),
      ),
    );
  return row?.contentHash ?? null;
}

/** As the person themselves. */
export const readWaiting = (tx: Tx, conversationId: string) =>
  tx
    .select({
      id: mailReplies.id,
      body: sql<string>`coalesce(${mailReplies.body}, '')`,
      sender: mailReplies.sender,
      receivedAt: mailReplies.receivedAt,
    })
    .from(mailReplies)
    .where(and(eq(mailReplies.conversationId, conversationId), eq(mailReplies.state, 'waiting')))
    .orderBy(asc(mailReplies.receivedAt), asc(mailReplies.id));

interface Settled {
  conversationId: string;
  userId: string;
  id: string;
  state: 'posted' | 'discarded';
  messageId: string | null;
  now: Date;
}

/** As `service`: ends the wait of a person's mail and returns its text; null when it no longer waits. */
export async function settleWaiting(
  tx: Tx,
  { conversationId, userId, id, ...outcome }: Settled,
): Promise<string | null> {
  const [waiting] = await tx
    .select({ body: mailReplies.body })
    .from(mailReplies)
    .where(
      and(
        eq(mailReplies.id, id),
        eq(mailReplies.conversationId, conversationId),
        eq(mailReplies.userId, userId),
        eq(mailReplies.state, 'waiting'),
      ),
    )
    .for('no key update');
  if (!waiting) return null;
  const { state, messageId, now: settledAt } = outcome;
  await tx
    .update(mailReplies)
    .set({ state, messageId, settledAt, body: null, sender: null })
    .where(eq(mailReplies.id, id));
  return waiting.body;
}

/** As `service`: a person's mail in any state. */
export async function findState(tx: Tx, { userId, id }: { userId: string; id: string }) {
  const [row] = await tx
    .select({ state: mailReplies.state })
    .from(mailReplies)
    .where(and(eq(mailReplies.id, id), eq(mailReplies.userId, userId)));
  return row?.state ?? null;
}

/** As `service`: empties what has waited since before `before`. */
export const discardOld = (tx: Tx, before: Date, now: Date) =>
  tx
    .update(mailReplies)
    .set({ state: 'discarded', body: null, sender: null, settledAt: now })
    .where(and(eq(mailReplies.state, 'waiting'), isNull(mailReplies.settledAt), lt(mailReplies.receivedAt, before)));

/** As `service`: forgets mails that no mail server delivers again. */
export const forgetOld = (tx: Tx, before: Date) =>
  tx.delete(mailReplies).where(and(ne(mailReplies.state, 'waiting'), lt(mailReplies.receivedAt, before)));
