import {
  answerFor,
  COPY_ONLY,
  SOURCES_OF,
  type CaseItem,
  type ReviewSource,
} from '#domains/verification/contract/cases/case-items.ts';

/**
 * The sources that exist for an item: those that answered in its favor, those that a reviewer can look up, and last what
 * the person stated. The keys 1 to 9 choose them in this order.
 */
export function offeredSources(item: Pick<CaseItem, 'type' | 'answers' | 'lookups'>): ReviewSource[] {
  const answered = (source: ReviewSource) => answerFor(item.answers, source, 'accepted') !== undefined;
  const rank = (source: ReviewSource) => (source === COPY_ONLY ? 2 : answered(source) ? 0 : 1);
  return SOURCES_OF[item.type]
    .filter((source) => answered(source) || item.lookups.includes(source))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** For a revocation: the sources that can say so. */
export const revokingSources = (item: Pick<CaseItem, 'type' | 'answers' | 'lookups'>): ReviewSource[] =>
  SOURCES_OF[item.type].filter(
    (source) =>
      source !== COPY_ONLY &&
      (item.lookups.includes(source) || item.answers.some((answer) => answer.source === source)),
  );
