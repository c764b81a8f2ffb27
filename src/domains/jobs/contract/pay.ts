import { minimumWageOn } from './minimum-wage.ts';
import type { JobState, Shift } from '#kernel/vocabulary.ts';

interface Differentials {
  nightDifferentialCents: number;
  weekendDifferentialCents: number;
}
interface WorkedOn extends Differentials {
  shift: Shift | null;
}

export type Differential = readonly [kind: 'night' | 'weekend', cents: number];

/**
 * What each hour of a shift earns on top of the base. Night and weekend pay count only where the whole shift earns
 * them; rotating shifts and call pay never do.
 */
export function earnedDifferential(job: WorkedOn): Differential | null {
  if (job.shift === 'nights') return notZero(['night', job.nightDifferentialCents]);
  return job.shift === 'weekends' ? notZero(['weekend', job.weekendDifferentialCents]) : null;
}

/** Every differential that a posting promises. */
export function promisedDifferentials(job: Differentials): Differential[] {
  const all: Differential[] = [
    ['night', job.nightDifferentialCents],
    ['weekend', job.weekendDifferentialCents],
  ];
  return all.filter(([, cents]) => cents > 0);
}

/** Differentials for some hours only, so weekly pay can't include them. */
export function furtherDifferentials(job: WorkedOn): Differential[] {
  const earned = earnedDifferential(job)?.[0];
  return promisedDifferentials(job).filter(([kind]) => kind !== earned);
}

/** Hourly pay of a job's own shift in cents: the base plus the shift's differential. */
export const shiftRate = (job: WorkedOn, baseCents: number): number => baseCents + (earnedDifferential(job)?.[1] ?? 0);

const notZero = (differential: Differential): Differential | null => (differential[1] > 0 ? differential : null);

/** What an offered hourly base pay falls short of. */
interface Shortfall {
  of: 'posted_pay' | 'minimum_wage';
  leastCents: number;
}

/** In words, for the employer: an offer above the posted range needs a reason, too. Null within it. */
export const excessText = (payCents: number, job: { payMaxCents: number | null }): string | null =>
  job.payMaxCents !== null && payCents > job.payMaxCents
    ? `This is above the highest pay that you posted ($${(job.payMaxCents / 100).toFixed(2)}).`
    : null;

/** An offer below the posted range needs a reason; one below the minimum wage on its first day is refused. */
export function payShortfalls(
  offer: { payCents: number; startDate: string },
  job: { state: JobState | null; payMinCents: number | null },
): Shortfall[] {
  const limits: Shortfall[] = [
    { of: 'posted_pay', leastCents: job.payMinCents ?? 0 },
    { of: 'minimum_wage', leastCents: job.state ? minimumWageOn(job.state, offer.startDate) : 0 },
  ];
  return limits.filter(({ leastCents }) => offer.payCents < leastCents);
}

const SHORTFALL_WORDS: Record<Shortfall['of'], string> = {
  posted_pay: 'the lowest pay that you posted',
  minimum_wage: 'the minimum wage',
};

/** In words, for the employer; null when there is nothing to explain. */
export function shortfallText(shortfalls: readonly Shortfall[]): string | null {
  if (shortfalls.length === 0) return null;
  const limits = shortfalls.map(({ of, leastCents }) => `${SHORTFALL_WORDS[of]} ($${(leastCents / 100).toFixed(2)})`);
  return `This is below ${limits.join(' and ')}.`;
}
