import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { itemReviews, secondReviews, verificationCases } from '#domains/verification/db/verification.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Evidence } from '#domains/verification/contract/cases/evidence.ts';

export async function personExists(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: profiles.userId }).from(profiles).where(eq(profiles.userId, userId));
  return rows.length > 0;
}

/** Whether someone other than `me` approved a case of this person that is waiting for its blind second review. */
export async function isBlindFor(tx: Tx, userId: string, me: string): Promise<boolean> {
  const rows = await tx
    .select({ caseId: secondReviews.caseId })
    .from(secondReviews)
    .innerJoin(verificationCases, eq(verificationCases.id, secondReviews.caseId))
    .where(
      and(eq(verificationCases.userId, userId), eq(secondReviews.status, 'waiting'), ne(secondReviews.firstBy, me)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Evidence of each item's latest acceptance, by `type:id`. */
export async function evidenceOf(tx: Tx, userId: string): Promise<ReadonlyMap<string, Evidence | null>> {
  const key = sql<string>`${itemReviews.itemType} || ':' || ${itemReviews.itemId}`;
  const rows = await tx
    .selectDistinctOn([itemReviews.itemType, itemReviews.itemId], { key, evidence: itemReviews.evidence })
    .from(itemReviews)
    .innerJoin(verificationCases, eq(verificationCases.id, itemReviews.caseId))
    .where(and(eq(verificationCases.userId, userId), eq(itemReviews.outcome, 'accepted')))
    .orderBy(itemReviews.itemType, itemReviews.itemId, desc(itemReviews.reviewedAt));
  return new Map(rows.map((row) => [row.key, row.evidence]));
}

export const approvalsOf = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(verificationCases)
    .where(and(eq(verificationCases.userId, userId), eq(verificationCases.status, 'approved')))
    .orderBy(desc(verificationCases.decidedAt));
