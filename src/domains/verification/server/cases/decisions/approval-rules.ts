import type { CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import type { Plannable } from '#domains/verification/contract/cases/planned-decisions-rules.ts';

/** A claim lasts this long after the last action; then anyone may take the case. */
export const CLAIM_MS = 30 * 60_000;
/** How long a lone administrator waits in place of a second one's agreement. */
export const LONE_WAIT_MS = 24 * 3_600_000;

type Item = Pick<CaseItem, 'label' | 'isRequired' | 'factState' | 'review'> & Partial<Pick<CaseItem, 'isContradicted'>>;

export interface ApprovalInput {
  subjectType: 'person' | 'organization';
  items: readonly Item[];
  /**
   * For an organization: the recorded call, to the official number or to one that the reviewer found elsewhere;
   * `found_alone`: there is no second administrator, and the organization is simple enough for one.
   */
  callback: 'none' | 'official' | 'found' | 'found_alone';
  openHolds: number;
  /** Requirements of the position that the submission lacks, by name. */
  missing?: readonly string[];
}

const isCurrent = (item: Item, outcome: 'accepted' | 'needs_fix') =>
  item.review?.outcome === outcome && !item.review.isOutdated;

/** A reviewer asked for a fix of its current version. */
const isMarked = (item: Item): boolean => isCurrent(item, 'needs_fix');

const isDisputed = (item: Item) =>
  item.isContradicted === true ||
  isMarked(item) ||
  (item.factState !== null && !['attested', 'verified'].includes(item.factState));

/** Items whose current version is unreviewed, as sentences. */
const unreviewed = (items: readonly Item[]): string[] =>
  items
    .filter((item) => !isCurrent(item, 'accepted') && !isDisputed(item))
    .map(({ label, review }) =>
      review?.isOutdated ? `${label} changed after its review: review it again.` : `${label} is not reviewed yet.`,
    );

/** What must be done before any approval, as sentences. No one can override these. */
export function findBlockers({ subjectType, items, callback, missing = [] }: ApprovalInput): string[] {
  return [
    ...unreviewed(items.filter(({ isRequired }) => isRequired)),
    ...missing.map((name) => `Missing, and required for this position: ${name}.`),
    ...(subjectType === 'organization' && callback === 'none' ? ['The call-back is not recorded yet.'] : []),
  ];
}

/** What an approval would override only if two administrators agree, as sentences. */
export const findDoubts = ({
  items,
  openHolds,
  callback,
}: Pick<ApprovalInput, 'items' | 'openHolds' | 'callback'>): string[] => [
  ...items.filter(isDisputed).map(({ label }) => `${label} is in doubt.`),
  ...(openHolds > 0 ? ['There is an open hold, exclusion list match or disagreement between reviewers.'] : []),
  ...(callback === 'found' ? ['The number called was found elsewhere.'] : []),
];

export const needsOverride = (standing: ApprovalInput): boolean => findDoubts(standing).length > 0;

const IN_DOUBT =
  'There is a discrepancy, a hold, a possible match or a number found elsewhere: decide on the case itself.';

/**
 * What prevents a batch decision, as sentences: for an approval anything open or in doubt, which needs a look at the
 * case; for a fix, no item that asks for one.
 */
export function findObstacles(
  decision: Plannable,
  {
    items,
    blockers,
    concerns,
    needsOverride: isDoubtful,
  }: Pick<CaseView, 'blockers' | 'concerns' | 'needsOverride'> & Pick<ApprovalInput, 'items'>,
): string[] {
  if (decision === 'needs_fix') return items.some(isMarked) ? [] : ['Mark the item that needs a fix first.'];
  return [...new Set([...blockers, ...unreviewed(items), ...concerns, ...(isDoubtful ? [IN_DOUBT] : [])])];
}

/**
 * What prevents an approval that was planned on the case itself: what is open or in doubt, and each concern that the
 * reviewer had not seen and overridden. Optional items may stay as they were stated.
 */
export const findCaseObstacles = (
  { blockers, concerns, needsOverride: isDoubtful }: Pick<CaseView, 'blockers' | 'concerns' | 'needsOverride'>,
  overridden: readonly string[],
): string[] => [
  ...blockers,
  ...concerns.filter((concern) => !overridden.includes(concern)),
  ...(isDoubtful ? [IN_DOUBT] : []),
];

/** Shortens obstacles for a batch result; the case shows all. */
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
 * Two-person approval: the second administrator approves what the first requested. A lone administrator waits a day
 * instead.
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
