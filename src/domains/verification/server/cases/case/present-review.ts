import { createHash } from 'node:crypto';
import { SOURCE_IDS } from '#domains/verification/contract/cases/case-items.ts';
import type { ReviewRow } from './facts.repo.ts';
import type { BareItem } from './present-person.ts';

/** Changes exactly when what the reviewer was shown changes. */
const revisionOf = ({ fields, documentIds }: BareItem) =>
  createHash('sha256')
    .update(JSON.stringify([fields, documentIds]))
    .digest('base64url')
    .slice(0, 22);

/** The item with this case's review of it. */
export function presentReviewedItem(
  item: BareItem,
  reviews: readonly ReviewRow[],
  who: (id: string) => { id: string; name: string },
) {
  const revision = revisionOf(item);
  const found = reviews.find(({ itemType, itemId }) => itemType === item.type && itemId === item.id);
  const seen = found?.checklist as { revision?: string } | undefined;
  return {
    ...item,
    revision,
    review: found
      ? {
          outcome: found.outcome,
          source: SOURCE_IDS.find((known) => known === found.source) ?? null,
          evidence: found.evidence,
          message: found.message,
          reviewedBy: who(found.reviewedBy),
          reviewedAt: found.reviewedAt.toISOString(),
          isOutdated: seen?.revision !== revision,
        }
      : null,
  };
}
