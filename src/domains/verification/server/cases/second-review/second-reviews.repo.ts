import { and, eq, inArray } from 'drizzle-orm';
import { itemReviews, secondReviews } from '#domains/verification/db/verification.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type SecondReviewRow = typeof secondReviews.$inferSelect;

/** A case gets at most one second review. */
export async function insertSecondReview(tx: Tx, row: { caseId: string; firstBy: string; firstAt: Date }) {
  await tx.insert(secondReviews).values(row).onConflictDoNothing();
}

export async function findSecondReview(tx: Tx, caseId: string): Promise<SecondReviewRow | null> {
  const [row] = await findSecondReviews(tx, [caseId]);
  return row ?? null;
}

export const findSecondReviews = (tx: Tx, caseIds: readonly string[]): Promise<SecondReviewRow[]> =>
  tx
    .select()
    .from(secondReviews)
    .where(inArray(secondReviews.caseId, [...caseIds]));

export async function saveSecondReview(tx: Tx, caseId: string, values: Partial<typeof secondReviews.$inferInsert>) {
  await tx.update(secondReviews).set(values).where(eq(secondReviews.caseId, caseId));
}

/** Which of these cases were reopened because a second reviewer disagreed. */
export async function findDisputedCases(tx: Tx, caseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: secondReviews.reopenedCaseId })
    .from(secondReviews)
    .where(and(inArray(secondReviews.reopenedCaseId, [...caseIds]), eq(secondReviews.status, 'disagreed')));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Every item is reviewed anew; the audit log keeps the earlier findings. */
export async function deleteItemReviews(tx: Tx, caseId: string) {
  await tx.delete(itemReviews).where(eq(itemReviews.caseId, caseId));
}
