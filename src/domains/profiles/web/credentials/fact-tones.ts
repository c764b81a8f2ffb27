import type { FactState } from '#kernel/vocabulary.ts';
import type { Tone } from '#platform/web/ui/feedback/badge.tsx';

export const FACT_TONES: Record<FactState, Tone> = {
  attested: 'neutral',
  verified: 'ok',
  discrepancy: 'danger',
  expired: 'danger',
  revoked: 'danger',
};
