import { money } from '#kernel/format.ts';
import { JOB_STATE_NAMES, type JobState } from '#kernel/vocabulary.ts';
import { equivalenceText, hoursPaidBy, UNIT_WORDS, type PayBasis } from './pay-units.ts';

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

/** The least pay in whole cents for that many hours at an hourly rate in cents. */
export function leastPay(hourlyCents: number, hours: number): number {
  // Hours are stated to the tenth, so tenths of a cent are exact; fractions such as 22.8 hours are not.
  return Math.ceil(Math.round(hourlyCents * hours * 10) / 10);
}

/** Why a pay is too low there, or null; also null as long as the hours that it pays are unknown. */
export function belowMinimumWage(state: JobState, payCents: number, day: string, basis: PayBasis): string | null {
  const least = minimumWageOn(state, day);
  const hours = hoursPaidBy(basis);
  if (hours === null) return null;
  const leastHere = leastPay(least, hours);
  if (payCents >= leastHere) return null;
  const equivalence = equivalenceText(payCents, basis);
  const hourly = `$${(least / 100).toFixed(2)}`;
  if (!equivalence) return `The minimum wage here is ${hourly} an hour.`;
  const inUnit = `${money(Math.ceil(leastHere / 100) * 100)} ${UNIT_WORDS[basis.payUnit]}`;
  return `${equivalence}; ${JOB_STATE_NAMES[state]}’s minimum is ${hourly}, or ${inUnit}.`;
}
