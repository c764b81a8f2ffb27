import type { JobState } from '#kernel/vocabulary.ts';

/**
 * Minimum hourly pay in cents with its first effective day, latest first. Kansas follows the federal minimum wage. Add
 * a new rate before its effective day.
 */
const MINIMUM_WAGES: Record<JobState, readonly (readonly [from: string, cents: number])[]> = {
  MO: [
    ['2026-01-01', 1500],
    ['2025-01-01', 1375],
  ],
  KS: [['2009-07-24', 725]],
};

/** A state's minimum wage on a day (`YYYY-MM-DD`); before the table begins, its earliest rate. */
export function minimumWageOn(state: JobState, day: string): number {
  const wages = MINIMUM_WAGES[state];
  const [, cents] = wages.find(([from]) => from <= day) ?? wages.at(-1) ?? ['', 0];
  return cents;
}

/** Why an hourly pay is too low there, or null. */
export function belowMinimumWage(state: JobState, payCents: number, day: string): string | null {
  const least = minimumWageOn(state, day);
  return payCents < least ? `The minimum wage here is $${(least / 100).toFixed(2)} an hour.` : null;
}
