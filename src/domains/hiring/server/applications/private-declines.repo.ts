import { eq } from 'drizzle-orm';
import { privateDeclines } from '#domains/hiring/db/applications/private-declines.ts';
import type { Tx } from '#platform/server/database/db.ts';

export const insertPrivateDecline = (
  tx: Tx,
  values: Pick<typeof privateDeclines.$inferInsert, 'applicationId' | 'reason' | 'note'>,
) => tx.insert(privateDeclines).values(values);

/** Why the team declined, if it kept the reason to itself; row-level security decides whether the reader sees it. */
export async function privateDeclineOf(tx: Tx, applicationId: string) {
  const [row] = await tx
    .select({ reason: privateDeclines.reason, note: privateDeclines.note })
    .from(privateDeclines)
    .where(eq(privateDeclines.applicationId, applicationId));
  return row ?? null;
}
