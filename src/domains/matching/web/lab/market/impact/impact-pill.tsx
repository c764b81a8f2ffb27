import type { ImpactView } from '#domains/matching/contract/matching-lab.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { labCopy as copy } from '../../lab.copy.ts';
import { overallVerdict } from './overall-verdict.ts';

const TONES = { fails: 'danger', too_few: 'warn', passes: 'ok' } as const;

/** The audit's conclusion in one line. */
export function ImpactPill({ impact }: { impact: ImpactView }) {
  const verdict = overallVerdict(impact);
  return (
    <StatusPill tone={TONES[verdict.kind]} mayWrap>
      {copy.overall(verdict)}
    </StatusPill>
  );
}
