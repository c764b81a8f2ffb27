/**
 * The features of both sides as pure functions, each monotone and within [0, 1]. The reference and the columnar engine
 * call them with the same integers in the same order, so that scores agree bit for bit. No transcendental functions,
 * so that SQL can compute the same values.
 */
import { EMPLOYMENT_TYPES, SHIFTS, SHIFT_PATTERNS } from '#kernel/vocabulary.ts';
import type { JobFacts } from '../types.ts';

/** Miles from home at which the commute feature reaches zero. */
export const COMMUTE_ZERO_MILES = 60;
/** Years of experience at which the experience feature is one half. */
export const EXPERIENCE_HALF_YEARS = 3;
/** Days out of the field after which the recency feature is zero (three years). */
export const RECENCY_ZERO_DAYS = 1095;
/** Assumed response rate of an employer without a record. */
export const RESPONSE_PRIOR = 0.6;
/** If only one of floor and target is stated, the target is assumed to be 15% above the floor. */
export const TARGET_OVER_FLOOR = 1.15;
/** Value of a preference that was left open. */
export const OPEN_PREFERENCE = 0.5;

const clamp = (x: number) => (x < 0 ? 0 : x > 1 ? 1 : x);

/** Differential for the job's shift. Rotating and evening shifts are not always paid one. */
export function shiftDifferentialCents(
  job: Pick<JobFacts, 'shift' | 'nightDifferentialCents' | 'weekendDifferentialCents'>,
): number {
  if (job.shift === 'nights') return job.nightDifferentialCents;
  return job.shift === 'weekends' ? job.weekendDifferentialCents : 0;
}

/** Highest hourly pay at the job's shift, which the pay gate compares with the floor. */
export const topRateCents = (job: JobFacts): number => job.payMaxCents + shiftDifferentialCents(job);

/** Middle of the range at the job's shift, which the pay feature uses. */
export const expectedRateCents = (job: JobFacts): number =>
  (job.payMinCents + job.payMaxCents) / 2 + shiftDifferentialCents(job);

/** Upper end of the person's pay scale in whole cents; 0 when neither floor nor target is stated. */
export function payHighCents(floorCents: number, targetCents: number): number {
  if (targetCents > floorCents) return targetCents;
  return Math.max(targetCents, Math.round(floorCents * TARGET_OVER_FLOOR));
}

/** Lower end of the person's pay scale, from the floor (0 if not stated) and the upper end. */
export const payLowCents = (floorCents: number, highCents: number): number =>
  floorCents > 0 ? floorCents : Math.round(highCents / TARGET_OVER_FLOOR);

/** `(rate − low) / (high − low)`, within [0, 1]: 0 at the floor, 1 from the target on; open when neither is stated. */
export function payValue(rateCents: number, floorCents: number, highCents: number): number {
  if (highCents === 0) return OPEN_PREFERENCE;
  const low = payLowCents(floorCents, highCents);
  return onScale(rateCents, low, highCents);
}

const onScale = (rate: number, low: number, top: number) =>
  top > low ? clamp((rate - low) / (top - low)) : rate >= top ? 1 : 0;

/** `1 − miles / 60`, never below 0. */
export const commuteValue = (miles: number): number => clamp(1 - miles / COMMUTE_ZERO_MILES);

/** How specific a list of preferences is: 1 for a single one, 0.5 for all or none. */
const closeness = (named: number, of: number) =>
  named === 0 ? OPEN_PREFERENCE : 1 - (OPEN_PREFERENCE * (named - 1)) / (of - 1);

/**
 * `0.5·shift + 0.3·pattern + 0.2·type`, each by how specifically the person named it. Arguments are list lengths; -1
 * means the list lacks the job's value.
 */
export function scheduleValue(shifts: number, patterns: number, types: number): number {
  const shift = shifts < 0 ? 0 : closeness(shifts, SHIFTS.length);
  const pattern = patterns < 0 ? 0 : closeness(patterns, SHIFT_PATTERNS.length);
  const type = types < 0 ? 0 : closeness(types, EMPLOYMENT_TYPES.length);
  return 0.5 * shift + 0.3 * pattern + 0.2 * type;
}

/** 1 for a setting the person wants, 0.5 when either side names none, else 0. */
export const settingValue = (open: boolean, wanted: boolean): number => (open ? OPEN_PREFERENCE : wanted ? 1 : 0);

export const responseValue = (record: number | null): number => (record === null ? RESPONSE_PRIOR : clamp(record));

/** `y / (y + 3)` from tenths of a year: diminishing returns. */
export const experienceValue = (tenths: number): number => tenths / (tenths + EXPERIENCE_HALF_YEARS * 10);

/** `1 − days / 1095`, at least 0; 0 days for people who work now or graduated today. */
export const recencyValue = (daysAway: number): number => clamp(1 - daysAway / RECENCY_ZERO_DAYS);

export const completenessValue = (percent: number): number => percent / 100;

/** The share the person has of what the job names; 1 when it names nothing. */
export const shareValue = (held: number, named: number): number => (named === 0 ? 1 : held / named);

/** Years in whole tenths, the unit that both engines store and compare. */
export const tenthsOf = (years: number): number => Math.round(years * 10);
/** A share as whole percent. */
export const percentOf = (share: number): number => Math.round(clamp(share) * 100);
