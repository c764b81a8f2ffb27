import { money } from '#kernel/format.ts';
import type { JobState, PayUnit, Shift, ShiftPattern } from '#kernel/vocabulary.ts';
import { leastPay, minimumWageOn } from './minimum-wage.ts';
import { hoursPaidBy, payIn, weeklyHoursIn } from './pay-units.ts';

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

/** What an offered base pay falls short of, and that limit in words. */
interface Shortfall {
  of: 'posted_pay' | 'minimum_wage';
  least: string;
}

/** A posting's pay in its unit, with what converts it. */
export interface PostedTerms {
  state: JobState | null;
  payUnit: PayUnit;
  payMinCents: number | null;
  payMaxCents: number | null;
  weeklyHours: number | null;
  shiftPattern: ShiftPattern | null;
}

const stated = (cents: number, payUnit: PayUnit): string =>
  payUnit === 'hour' ? `$${(cents / 100).toFixed(2)}` : payIn(payUnit, cents);

/** In words, for the employer: an offer above the posted range needs a reason, too. Null within it. */
export const excessText = (
  payCents: number,
  { payMaxCents, payUnit }: Pick<PostedTerms, 'payMaxCents' | 'payUnit'>,
): string | null =>
  payMaxCents !== null && payCents > payMaxCents
    ? `This is above the highest pay that you posted (${stated(payMaxCents, payUnit)}).`
    : null;

/**
 * An offer below the posted range needs a reason; one below the minimum wage on its first day is refused. The pay is in
 * the posting's unit. The minimum wage is converted with the job's hours, or in another pattern with that pattern's.
 */
export function payShortfalls(
  offer: { payCents: number; startDate: string; shiftPattern: ShiftPattern },
  posted: Omit<PostedTerms, 'payMaxCents'>,
): Shortfall[] {
  const { state, payUnit, payMinCents } = posted;
  const { shiftPattern } = offer;
  const shortfalls: Shortfall[] = [];
  if (payMinCents !== null && offer.payCents < payMinCents) {
    shortfalls.push({ of: 'posted_pay', least: stated(payMinCents, payUnit) });
  }
  const hourly = state ? minimumWageOn(state, offer.startDate) : 0;
  const weeklyHours = weeklyHoursIn(posted, shiftPattern);
  const least = leastPay(hourly, hoursPaidBy({ payUnit, weeklyHours, shiftPattern }) ?? 0);
  if (offer.payCents < least) {
    shortfalls.push({ of: 'minimum_wage', least: minimumWords(hourly, least, { payUnit, weeklyHours }) });
  }
  return shortfalls;
}

/** `$15.00`, or `$15.00 an hour, which is $31,200 a year at 40 hours a week` */
function minimumWords(
  hourly: number,
  least: number,
  { payUnit, weeklyHours }: { payUnit: PayUnit; weeklyHours: number },
): string {
  if (payUnit === 'hour') return stated(hourly, payUnit);
  const at = payUnit === 'year' ? ` at ${weeklyHours} hours a week` : '';
  return `${money(hourly)} an hour, which is ${payIn(payUnit, least)}${at}`;
}

const SHORTFALL_WORDS: Record<Shortfall['of'], string> = {
  posted_pay: 'the lowest pay that you posted',
  minimum_wage: 'the minimum wage',
};

/** In words, for the employer; null when there is nothing to explain. */
export function shortfallText(shortfalls: readonly Shortfall[]): string | null {
  if (shortfalls.length === 0) return null;
  return `This is below ${shortfalls.map(({ of, least }) => `${SHORTFALL_WORDS[of]} (${least})`).join(' and ')}.`;
}
