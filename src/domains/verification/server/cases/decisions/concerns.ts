import type { ListState } from '#domains/verification/server/screening/index.ts';
import type { CaseItem } from '#domains/verification/contract/case-items.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';

/** A statement that cannot be true as it stands; one that is not final is settled by the issuer's own record. */
export interface Contradiction {
  text: string;
  isFinal: boolean;
}

interface Standing {
  screening: CaseView['screening'];
  lists: readonly ListState[];
  isProduction: boolean;
  items: readonly (Pick<CaseItem, 'label' | 'review'> & { contradictions?: readonly Contradiction[] })[];
}

/**
 * What an approval would go over without a doubt that needs a second administrator, in words. One administrator may do
 * so with a reason, which stays with the approval.
 */
export const findConcerns = ({ screening, lists, isProduction, items }: Standing): string[] => [
  ...(screening && !screening.isCurrent ? ['Not screened against the exclusion lists since the last change.'] : []),
  // Outside production people may try the product without the official files; the case says what was compared.
  ...(screening && isProduction ? lists.flatMap(listConcern) : []),
  ...items.flatMap(openContradictions),
];

const LIST_NAMES = { leie: 'OIG exclusion list (LEIE)', sam: 'SAM exclusion list' } as const;

function listConcern({ source, importedAt, isInvented, isOverdue }: ListState): string[] {
  const name = LIST_NAMES[source];
  if (importedAt === null) return [`The ${name} was never imported.`];
  if (isInvented) return [`The ${name} is the demo’s invented one.`];
  return isOverdue ? [`The ${name} is out of date: a newer file is due.`] : [];
}

/** Contradictions of an accepted item; an item that was not accepted already blocks the approval. */
function openContradictions({ label, review, contradictions = [] }: Standing['items'][number]): string[] {
  if (review?.outcome !== 'accepted') return [];
  const isOnRecord = review.evidence?.kind === 'lookup' || review.evidence?.kind === 'answer';
  return contradictions.filter(({ isFinal }) => isFinal || !isOnRecord).map(({ text }) => `${label}: ${text}`);
}
