import type { FactState } from '#kernel/vocabulary.ts';
import { factCopy as copy } from './credentials.copy.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { FACT_TONES } from './fact-tones.ts';

/** The verification state of a fact. */
export function FactPill({ fact }: { fact: { verificationState: FactState; isBeingChecked: boolean } }) {
  if (fact.isBeingChecked) return <StatusPill tone="info">{copy.states.checking}</StatusPill>;
  return <StatusPill tone={FACT_TONES[fact.verificationState]}>{copy.states[fact.verificationState]}</StatusPill>;
}
