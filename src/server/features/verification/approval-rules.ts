import type { CaseItem } from '#shared/contracts/verification.ts';

/** A claim holds for this long from its last touch; then anybody may take the case. */
export const CLAIM_MS = 30 * 60_000;
/** How long a lone administrator waits where a second one should agree. */
export const LONE_WAIT_MS = 24 * 3_600_000;

type Item = Pick<CaseItem, 'label' | 'isRequired' | 'factState' | 'review'> & Partial<Pick<CaseItem, 'isContradicted'>>;

export interface Standing {
  subjectType: 'person' | 'organization';
  items: readonly Item[];
  hasCallback: boolean;
  openHolds: number;
  /** What the position asks for and nobody handed in, by name. */
  missing?: readonly string[];
}

const isCurrent = (item: Item, outcome: 'accepted' | 'needs_fix') =>
  item.review?.outcome === outcome && !item.review.isOutdated;

const isDisputed = (item: Item) =>
  item.isContradicted === true ||
  isCurrent(item, 'needs_fix') ||
  (item.factState !== null && !['attested', 'verified'].includes(item.factState));

/** What must be done before any approval, in words; nobody can approve over these. */
export function blockersOf({ subjectType, items, hasCallback, missing = [] }: Standing): string[] {
  const open = items.filter((item) => item.isRequired && !isCurrent(item, 'accepted') && !isDisputed(item));
  return [
    ...open.map(({ label, review }) =>
      review?.isOutdated ? `${label} was changed after its review: look again.` : `${label} is not reviewed yet.`,
    ),
    ...missing.map((name) => `Missing, and needed for this position: ${name}.`),
    ...(subjectType === 'organization' && !hasCallback ? ['The call-back is not recorded yet.'] : []),
  ];
}

/** Whether an approval would go over a discrepancy or a hold. */
export const needsOverride = ({ items, openHolds }: Standing): boolean => openHolds > 0 || items.some(isDisputed);

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
export function overrideStep(options: {
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
