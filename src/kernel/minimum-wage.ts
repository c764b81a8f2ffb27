import type { JobState } from './vocabulary.ts';

/**
 * The least an hour may pay, in cents, and the first day that it holds; the latest first. Kansas follows the federal
 * minimum wage. A new figure is added before its day comes.
 */
const MINIMUM_WAGES: Record<JobState, readonly (readonly [from: string, cents: number])[]> = {
  MO: [
    ['2026-01-01', 1500],
    ['2025-01-01', 1375],
  ],
  KS: [['2009-07-24', 725]],
};

/** The minimum wage of a state on a day (`YYYY-MM-DD`); before the table begins, the earliest that it knows. */
export function minimumWageOn(state: JobState, day: string): number {
  const wages = MINIMUM_WAGES[state];
  const [, cents] = wages.find(([from]) => from <= day) ?? wages.at(-1) ?? ['', 0];
  return cents;
}

/** Why an hour may not pay this little there, or null when it may. */
export function belowMinimumWage(state: JobState, payCents: number, day: string): string | null {
  const least = minimumWageOn(state, day);
  return payCents < least ? `The minimum wage here is $${(least / 100).toFixed(2)} an hour.` : null;
}
