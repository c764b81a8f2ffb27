import { hasOfficialList, type ListState } from '#domains/verification/server/screening/index.ts';
import type { CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';

/** A statement that cannot be true. One that is not final can be settled by the issuer's record. */
export interface Contradiction {
  text: string;
  isFinal: boolean;
}

interface ConcernInput {
  screening: CaseView['screening'];
  lists: readonly ListState[];
  isProduction: boolean;
  items: readonly (Pick<CaseItem, 'label' | 'review'> & { contradictions?: readonly Contradiction[] })[];
}

/**
 * The concerns that one administrator may override with a reason, which is kept with the approval.
 */
export const findConcerns = ({ screening, lists, isProduction, items }: ConcernInput): string[] => [
  ...(screening && !screening.isCurrent ? ['Not screened against the exclusion lists since the last change.'] : []),
  // Outside production the product works without the official files; the case says what was compared.
  ...(screening && isProduction && hasOfficialList(lists) ? lists.flatMap(listConcern) : []),
  ...items.flatMap(openContradictions),
];

/** Screening against nothing holds every approval of a person in production; a reason can't replace it. */
export const findScreeningBlockers = ({
  screening,
  lists,
  isProduction,
}: Pick<ConcernInput, 'screening' | 'lists' | 'isProduction'>): string[] =>
  screening && isProduction && !hasOfficialList(lists)
    ? ['No official exclusion list has been imported, so no one has been screened. Upload one under Screening.']
    : [];

const LIST_NAMES = { leie: 'OIG exclusion list (LEIE)', sam: 'SAM exclusion list' } as const;

function listConcern({ source, importedAt, isInvented, isOverdue }: ListState): string[] {
  const name = LIST_NAMES[source];
  if (importedAt === null) return [`The ${name} has not been imported.`];
  if (isInvented) return [`The ${name} is invented for the demo.`];
  return isOverdue ? [`The ${name} is out of date: a newer file is due.`] : [];
}

/** Contradictions of accepted items; an item that is not accepted already blocks the approval. */
function openContradictions({ label, review, contradictions = [] }: ConcernInput['items'][number]): string[] {
  if (review?.outcome !== 'accepted') return [];
  const isOnRecord = review.evidence?.kind === 'lookup' || review.evidence?.kind === 'answer';
  return contradictions.filter(({ isFinal }) => isFinal || !isOnRecord).map(({ text }) => `${label}: ${text}`);
}
