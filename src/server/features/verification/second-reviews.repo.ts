import { and, desc, eq } from 'drizzle-orm';
import { itemReviews, secondReviews } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';

export type SecondReviewRow = typeof secondReviews.$inferSelect;

/** One case is looked at twice at most once. */
export async function insertSecondReview(tx: Tx, row: { caseId: string; firstBy: string; firstAt: Date }) {
  await tx.insert(secondReviews).values(row).onConflictDoNothing();
}

export async function findSecondReview(tx: Tx, caseId: string): Promise<SecondReviewRow | null> {
  const [row] = await tx.select().from(secondReviews).where(eq(secondReviews.caseId, caseId));
  return row ?? null;
}

export async function saveSecondReview(tx: Tx, caseId: string, values: Partial<typeof secondReviews.$inferInsert>) {
  await tx.update(secondReviews).set(values).where(eq(secondReviews.caseId, caseId));
}

/** Whether this case waits again because two reviewers do not agree. */
export async function isDisputed(tx: Tx, caseId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: secondReviews.caseId })
    .from(secondReviews)
    .where(and(eq(secondReviews.reopenedCaseId, caseId), eq(secondReviews.status, 'disagreed')))
    .orderBy(desc(secondReviews.decidedAt))
    .limit(1);
  return rows.length > 0;
}

/** Each item is looked at anew; what was found before stands in the audit log. */
export async function forgetItemReviews(tx: Tx, caseId: string) {
  await tx.delete(itemReviews).where(eq(itemReviews.caseId, caseId));
}
