import type { Shift } from './vocabulary.ts';

interface Differentials {
  shift: Shift | null;
  nightDifferentialCents: number;
  weekendDifferentialCents: number;
}

/**
 * What an hour of a job's own shift pays, in cents: the base and what its shift adds. Night and weekend pay count only
 * where all of the shift earns them; rotating shifts and call pay never do.
 */
export function shiftRate(job: Differentials, baseCents: number): number {
  if (job.shift === 'nights') return baseCents + job.nightDifferentialCents;
  if (job.shift === 'weekends') return baseCents + job.weekendDifferentialCents;
  return baseCents;
}
