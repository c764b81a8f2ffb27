import type { CaseItem } from '#domains/verification/contract/case-items.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import type { Plannable } from '#domains/verification/contract/planned-decisions-rules.ts';

/** A claim holds for this long from its last touch; then anybody may take the case. */
export const CLAIM_MS = 30 * 60_000;
/** How long a lone administrator waits where a second one should agree. */
export const LONE_WAIT_MS = 24 * 3_600_000;

type Item = Pick<CaseItem, 'label' | 'isRequired' | 'factState' | 'review'> & Partial<Pick<CaseItem, 'isContradicted'>>;

export interface Standing {
  subjectType: 'person' | 'organization';
  items: readonly Item[];
  /**
   * Of an organization: whether a call is recorded, to the official number or to one that the reviewer found elsewhere;
   * `found_alone`: there is no second administrator, and the organization is simple enough for one.
   */
  callback: 'none' | 'official' | 'found' | 'found_alone';
  openHolds: number;
  /** What the position asks for and nobody handed in, by name. */
  missing?: readonly string[];
}

const isCurrent = (item: Item, outcome: 'accepted' | 'needs_fix') =>
  item.review?.outcome === outcome && !item.review.isOutdated;

/** Whether a reviewer asks for a fix of it, as it is now. */
const isMarked = (item: Item): boolean => isCurrent(item, 'needs_fix');

const isDisputed = (item: Item) =>
  item.isContradicted === true ||
  isMarked(item) ||
  (item.factState !== null && !['attested', 'verified'].includes(item.factState));

/** What nobody has looked at as it is now, in words. */
const unreviewed = (items: readonly Item[]): string[] =>
  items
    .filter((item) => !isCurrent(item, 'accepted') && !isDisputed(item))
    .map(({ label, review }) =>
      review?.isOutdated ? `${label} was changed after its review: look again.` : `${label} is not reviewed yet.`,
    );

/** What must be done before any approval, in words; nobody can approve over these. */
export function findBlockers({ subjectType, items, callback, missing = [] }: Standing): string[] {
  return [
    ...unreviewed(items.filter(({ isRequired }) => isRequired)),
    ...missing.map((name) => `Missing, and needed for this position: ${name}.`),
    ...(subjectType === 'organization' && callback === 'none' ? ['The call-back is not recorded yet.'] : []),
  ];
}

/** What an approval would go over that two administrators must agree to, in words. */
export const findDoubts = ({
  items,
  openHolds,
  callback,
}: Pick<Standing, 'items' | 'openHolds' | 'callback'>): string[] => [
  ...items.filter(isDisputed).map(({ label }) => `${label} is in doubt.`),
  ...(openHolds > 0 ? ['A hold, a hit on an exclusion list or a disagreement of two reviewers is open.'] : []),
  ...(callback === 'found' ? ['The number that was called was found elsewhere.'] : []),
];

export const needsOverride = (standing: Standing): boolean => findDoubts(standing).length > 0;

/**
 * What keeps a decision from being one of many, in words: an approval where anything at all is open or in doubt, which
 * needs somebody at the case; a fix that no item asks for.
 */
export function findObstacles(
  decision: Plannable,
  {
    items,
    blockers,
    concerns,
    needsOverride: isDoubtful,
  }: Pick<CaseView, 'blockers' | 'concerns' | 'needsOverride'> & Pick<Standing, 'items'>,
): string[] {
  if (decision === 'needs_fix') return items.some(isMarked) ? [] : ['Mark the item that needs a fix first.'];
  return [
    ...new Set([
      ...blockers,
      ...unreviewed(items),
      ...concerns,
      ...(isDoubtful
        ? ['A discrepancy, a hold, a possible hit or a number found elsewhere: decide this on the case itself.']
        : []),
    ]),
  ];
}

/** One of many says the first of its obstacles; the case itself says all. */
export const summarizeObstacles = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first} And ${more.length} more.`;

export interface OverrideRequest {
  by: string;
  at: Date;
}

export type OverrideStep =
  | { step: 'request' }
  | { step: 'approve'; on: 'second_administrator' | 'waiting_time' }
  | { step: 'refuse'; needs: 'second_administrator' | 'waiting_time'; availableAt: Date | null };

/**
 * Four eyes where there are four: the second administrator approves what the first asked for. A lone one is never
 * stuck, but waits a day.
 */
export function nextOverrideStep(options: {
  request: OverrideRequest | null;
  me: string;
  otherAdministrators: number;
  now: Date;
}): OverrideStep {
  const { request, me, otherAdministrators, now } = options;
  if (!request) return { step: 'request' };
  if (request.by !== me) return { step: 'approve', on: 'second_administrator' };
  if (otherAdministrators > 0) return { step: 'refuse', needs: 'second_administrator', availableAt: null };
  const availableAt = new Date(request.at.getTime() + LONE_WAIT_MS);
  if (now >= availableAt) return { step: 'approve', on: 'waiting_time' };
  return { step: 'refuse', needs: 'waiting_time', availableAt };
}
