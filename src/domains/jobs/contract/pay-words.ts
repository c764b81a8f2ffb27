import { money, payRange } from '#kernel/format.ts';
import { earnedDifferential, shiftRate, type Differential } from './pay.ts';
import { weeklyHoursOf } from './pay-units.ts';
import type { Shift, ShiftPattern } from '#kernel/vocabulary.ts';

/** A differential included in weekly pay: `the $4 night differential`. */
export const differentialText = ([kind, cents]: Differential): string => `the ${money(cents)} ${kind} differential`;

/** A differential for some hours only: `$4 more an hour on nights`. */
export const furtherText = ([kind, cents]: Differential): string => `${money(cents)} more an hour on ${kind}s`;

/** The differential of an offer, identified by its shift; null when the shift earns none. */
export const offeredDifferential = (offer: { shift: Shift; differentialCents: number }): string | null =>
  offer.differentialCents > 0
    ? differentialText([offer.shift === 'weekends' ? 'weekend' : 'night', offer.differentialCents])
    : null;

/** A posting's pay in three texts that add up: hour = base + differential, week = hour · hours. */
export interface PayLines {
  hour: string;
  /** What the hourly pay is made of; null without a differential. */
  madeOf: string | null;
  week: string;
}

export function payLines(job: {
  shift: Shift;
  shiftPattern: ShiftPattern;
  weeklyHours: number | null;
  payMinCents: number;
  payMaxCents: number;
  nightDifferentialCents: number;
  weekendDifferentialCents: number;
}): PayLines {
  const { payMinCents: min, payMaxCents: max } = job;
  const earned = earnedDifferential(job);
  const hours = weeklyHoursOf(job);
  const [low, high] = [shiftRate(job, min), shiftRate(job, max)];
  return {
    hour: `${payRange(low, high)} an hour`,
    madeOf: earned ? `${payRange(min, max)} base + ${money(earned[1])} ${earned[0]} differential` : null,
    week: `${payRange(low * hours, high * hours)} a week at ${hours} hours`,
  };
}
