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

/** In cents, by unit; about $500 an hour each. */
export const MOST_PAID: Record<PayUnit, readonly [cents: number, message: string]> = {
  hour: [50_000, 'At most $500 an hour.'],
  shift: [600_000, 'At most $6,000 a shift.'],
  year: [104_000_000, 'At most $1,040,000 a year.'],
};

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

/** The hourly equivalent of an offered pay: with the job's hours, or in another pattern with that pattern's. */
export const offeredHourly = (
  { payUnit, payCents, shiftPattern }: { payUnit: PayUnit; payCents: number | null; shiftPattern: ShiftPattern },
  job: { weeklyHours: number | null; shiftPattern: ShiftPattern | null },
): number =>
  hourlyEquivalent(payCents ?? 0, { payUnit, weeklyHours: weeklyHoursIn(job, shiftPattern), shiftPattern }) ?? 0;

/** What a week pays in cents: the base in its unit, and the hourly differential. */
export function weeklyPay(
  { payCents, differentialCents }: { payCents: number; differentialCents: number },
  { payUnit, weeklyHours, shiftPattern }: { payUnit: PayUnit; weeklyHours: number; shiftPattern: ShiftPattern },
): number {
  const unitsAWeek = { hour: weeklyHours, shift: weeklyHours / SHIFT_HOURS[shiftPattern], year: 1 / WEEKS_A_YEAR };
  return Math.round(payCents * unitsAWeek[payUnit] + differentialCents * weeklyHours);
}

export const UNIT_WORDS: Record<PayUnit, string> = { hour: 'an hour', year: 'a year', shift: 'a shift' };

/** `$78,000 a year` */
export const payIn = (payUnit: PayUnit, cents: number): string => `${money(cents)} ${UNIT_WORDS[payUnit]}`;

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

/** The pay range of a stored job as its employer typed it, in the unit. */
export const postedPay = (job: {
  payUnit: PayUnit;
  payMinCents: number | null;
  payMaxCents: number | null;
  statedMinCents: number | null;
  statedMaxCents: number | null;
}) =>
  job.payUnit === 'hour'
    ? { payUnit: job.payUnit, payMinCents: job.payMinCents, payMaxCents: job.payMaxCents }
    : { payUnit: job.payUnit, payMinCents: job.statedMinCents, payMaxCents: job.statedMaxCents };

/** `$20,000 a year at 40 hours is $9.62 an hour`; null for hourly pay and while the hours are unknown. */
export function equivalenceText(cents: number, basis: PayBasis): string | null {
  const hourly = hourlyEquivalent(cents, basis);
  const hours = hoursPaidBy(basis);
  if (basis.payUnit === 'hour' || hourly === null || hours === null) return null;
  const at = basis.payUnit === 'year' ? hours / WEEKS_A_YEAR : hours;
  return `${money(cents)} ${UNIT_WORDS[basis.payUnit]} at ${at} hours is ${money(hourly)} an hour`;
}
