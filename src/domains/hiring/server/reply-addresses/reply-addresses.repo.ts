import { eq } from 'drizzle-orm';
import { replyAddresses } from '#domains/hiring/db/conversations/reply-addresses.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** These functions run as `service`: people never read the table. */
export const putReplyAddresses = (tx: Tx, rows: (typeof replyAddresses.$inferInsert)[]) =>
  tx.insert(replyAddresses).values(rows).onConflictDoNothing();

export async function findReplyAddress(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select({ conversationId: replyAddresses.conversationId, userId: replyAddresses.userId })
    .from(replyAddresses)
    .where(eq(replyAddresses.tokenHash, tokenHash));
  return row ?? null;
}
