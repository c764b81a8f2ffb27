import { and, eq, lt, or, sql } from 'drizzle-orm';
import { contactMessages } from '#domains/support/db/contact.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { notFound } from '#platform/server/errors.ts';
import { byOpenState } from '#platform/server/http/keyset.ts';

const select = (tx: Tx) =>
  tx
    .select({
      row: contactMessages,
      createdKey: sql<string>`${contactMessages.createdAt}::text`,
      closedKey: sql<string>`${contactMessages.closedAt}::text`,
    })
    .from(contactMessages)
    .$dynamic();
const TEXTS = [contactMessages.senderName, contactMessages.senderEmail, contactMessages.message];
export type MessageRow = typeof contactMessages.$inferSelect;

/** Writes only the columns that the database grants to visitors. */
export const insertMessage = (tx: Tx, message: Pick<MessageRow, 'topic' | 'senderName' | 'senderEmail' | 'message'>) =>
  tx.insert(contactMessages).values(message);

/** Reads one row more than the page, to know whether there is another page. */
export function listMessageRows(
  tx: Tx,
  {
    state,
    q,
    after,
    limit,
  }: { state: 'open' | 'closed'; q: string | undefined; after: readonly [string, string] | null; limit: number },
) {
  const { where, order } = byOpenState(contactMessages, state, after);
  return select(tx)
    .where(and(where, q ? or(...TEXTS.map((text) => hasWords(text, q))) : undefined))
    .orderBy(...order)
    .limit(limit + 1);
}

/** Locks the message until the transaction ends. */
export async function lockMessage(tx: Tx, id: string): Promise<MessageRow> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('no key update');
  if (!row) throw notFound('message');
  return row;
}

export async function endMessage(
  tx: Tx,
  id: string,
  end: { closedAt: Date; closedBy: string; answer: string | null },
): Promise<MessageRow> {
  const [row] = await tx.update(contactMessages).set(end).where(eq(contactMessages.id, id)).returning();
  if (!row) throw notFound('message');
  return row;
}

export const removeClosedBefore = (tx: Tx, moment: Date) =>
  tx.delete(contactMessages).where(lt(contactMessages.closedAt, moment));
