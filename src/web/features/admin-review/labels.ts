import type { FactState } from '#shared/kernel/vocabulary.ts';
import type { VerificationStatus } from '#shared/kernel/states.ts';
import type { Tone } from '#web/ui/badge.tsx';

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
