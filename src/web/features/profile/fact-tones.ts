import type { FactState } from '#shared/kernel/vocabulary.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const FACT_TONES: Record<FactState, Tone> = {
  attested: 'neutral',
  verified: 'ok',
  discrepancy: 'danger',
  expired: 'danger',
  revoked: 'danger',
};
