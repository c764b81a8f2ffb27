import { and, eq, isNull } from 'drizzle-orm';
import { holds } from '#domains/verification/db/holds.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type NewHold = typeof holds.$inferInsert;
export type Hold = typeof holds.$inferSelect;
export type HoldKey = Pick<Hold, 'id'> | Pick<Hold, 'subjectType' | 'subjectId' | 'kind'>;

/** Leaves out subjects that already have an active hold of the same kind. */
export const insertHolds = (tx: Tx, rows: NewHold[]): Promise<Hold[]> =>
  tx.insert(holds).values(rows).onConflictDoNothing().returning();

/** A subject has at most one active hold of a kind. */
export async function releaseHold(
  tx: Tx,
  key: HoldKey,
  end: { releasedBy: string; releaseReason: string; releasedAt: Date },
): Promise<Hold | undefined> {
  const isMeant =
    'id' in key
      ? eq(holds.id, key.id)
      : and(eq(holds.subjectType, key.subjectType), eq(holds.subjectId, key.subjectId), eq(holds.kind, key.kind));
  const [released] = await tx
    .update(holds)
    .set(end)
    .where(and(isMeant, isNull(holds.releasedAt)))
    .returning();
  return released;
}
