import type { CaseSummary } from '#domains/verification/contract/verification.ts';
import type { FactState } from '#kernel/vocabulary.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import type { Tone } from '#platform/web/ui/feedback/badge.tsx';

export const STATUS_TONES: Record<VerificationStatus, Tone> = {
  pending: 'info',
  needs_fix: 'warn',
  approved: 'ok',
  rejected: 'danger',
};

export const FACT_TONES: Record<FactState, Tone> = {
  attested: 'neutral',
  verified: 'ok',
  discrepancy: 'danger',
  expired: 'warn',
  revoked: 'danger',
};

/** A decision on it is planned. */
export const isPlanned = ({ plan }: Pick<CaseSummary, 'plan'>): boolean => plan?.state === 'planned';

/** Whether a reviewer can work on it now. */
export const isWorkable = (review: Pick<CaseSummary, 'plan' | 'status'>): boolean =>
  review.status === 'pending' && !isPlanned(review);

/** Whole minutes left; 0 when due. */
export const minutesUntil = (iso: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - now) / 60_000));
