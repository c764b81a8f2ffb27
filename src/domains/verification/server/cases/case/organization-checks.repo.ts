import { and, desc, eq, inArray } from 'drizzle-orm';
import { ORGANIZATION_ITEMS, sourceName } from '#domains/verification/contract/cases/case-items.ts';
import { itemReviews, verificationCases } from '#domains/verification/db/verification.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** What reviewers last accepted about an organization: each item once, with the name of its source. */
export async function acceptedOrganizationChecks(tx: Tx, organizationId: string) {
  const rows = await tx
    .selectDistinctOn([itemReviews.itemType], {
      itemType: itemReviews.itemType,
      source: itemReviews.source,
      reviewedAt: itemReviews.reviewedAt,
    })
    .from(itemReviews)
    .innerJoin(verificationCases, eq(verificationCases.id, itemReviews.caseId))
    .where(
      and(
        eq(verificationCases.organizationId, organizationId),
        eq(verificationCases.status, 'approved'),
        eq(itemReviews.outcome, 'accepted'),
        eq(itemReviews.itemId, organizationId),
        inArray(itemReviews.itemType, [...ORGANIZATION_ITEMS]),
      ),
    )
    .orderBy(itemReviews.itemType, desc(itemReviews.reviewedAt));
  return rows.map((row) => ({ ...row, source: sourceName(row.source) }));
}
