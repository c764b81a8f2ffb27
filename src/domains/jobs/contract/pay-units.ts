import { money, payRange } from '#kernel/format.ts';
import { SHIFT_HOURS, WEEKLY_HOURS, type PayUnit, type ShiftPattern } from '#kernel/vocabulary.ts';

/** Hours a week of one full-time position (1.0 FTE). */
const FULL_TIME_HOURS = 40;
/** 24 hours are 0.6 FTE; to the thousandth. */
export const fteOf = (weeklyHours: number): number => Math.round((weeklyHours / FULL_TIME_HOURS) * 1000) / 1000;

/** 0.6 FTE are 24 hours; to the tenth. */
export const hoursOfFte = (fte: number): number => Math.round(fte * FULL_TIME_HOURS * 10) / 10;

const WEEKS_A_YEAR = 52;

/** The weekly hours of a job: those that its employer states, or else its pattern's. */
export const weeklyHoursOf = ({
  weeklyHours,
  shiftPattern,
}: {
  weeklyHours: number | null;
  shiftPattern: ShiftPattern;
}): number => weeklyHours ?? WEEKLY_HOURS[shiftPattern];

/** The weekly hours in a pattern: those of the job only in its own, as another pattern is another schedule. */
export const weeklyHoursIn = (
  job: { weeklyHours: number | null; shiftPattern: ShiftPattern | null },
  shiftPattern: ShiftPattern,
): number => weeklyHoursOf({ weeklyHours: job.shiftPattern === shiftPattern ? job.weeklyHours : null, shiftPattern });

/** What the hourly equivalent of a pay depends on. */
export interface PayBasis {
  payUnit: PayUnit;
  weeklyHours: number | null;
  shiftPattern: ShiftPattern | null;
}

/** The hours that one unit of pay is for; null while the schedule does not say. */
export function hoursPaidBy({ payUnit, weeklyHours, shiftPattern }: PayBasis): number | null {
  if (payUnit === 'hour') return 1;
  if (payUnit === 'shift') return shiftPattern && SHIFT_HOURS[shiftPattern];
  const weekly = weeklyHours ?? (shiftPattern && WEEKLY_HOURS[shiftPattern]);
  return weekly && weekly * WEEKS_A_YEAR;
}

/** The hourly equivalent of a pay, to the nearest cent; null while the hours are unknown. */
export function hourlyEquivalent(cents: number, basis: PayBasis): number | null {
  const hours = hoursPaidBy(basis);
  return hours === null ? null : Math.round(cents / hours);
}

export const UNIT_WORDS: Record<PayUnit, string> = { hour: 'an hour', year: 'a year', shift: 'a shift' };

/** `$78,000–$92,000 a year`: pay as the employer states it. */
export const statedPay = ({ payUnit, min, max }: { payUnit: PayUnit; min: number; max: number }): string =>
  `${payRange(min, max)} ${UNIT_WORDS[payUnit]}`;

/** The same for a stored job; null for hourly pay. */
export const statedPayOf = ({
  payUnit,
  statedMinCents: min,
  statedMaxCents: max,
}: {
  payUnit: PayUnit;
  statedMinCents: number | null;
  statedMaxCents: number | null;
}): string | null => (payUnit === 'hour' || min === null || max === null ? null : statedPay({ payUnit, min, max }));

/** `$20,000 a year at 40 hours is $9.62 an hour`; null for hourly pay and while the hours are unknown. */
export function equivalenceText(cents: number, basis: PayBasis): string | null {
  const hourly = hourlyEquivalent(cents, basis);
  const hours = hoursPaidBy(basis);
  if (basis.payUnit === 'hour' || hourly === null || hours === null) return null;
  const at = basis.payUnit === 'year' ? hours / WEEKS_A_YEAR : hours;
  return `${money(cents)} ${UNIT_WORDS[basis.payUnit]} at ${at} hours is ${money(hourly)} an hour`;
}
