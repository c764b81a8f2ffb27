/**
 * Calendar days as integers, so that the engine compares and subtracts them without a clock or time zone. Formula:
 * days_from_civil (Howard Hinnant, 'chrono-compatible low-level date algorithms'), counted from 1970-01-01.
 */
import type { Day } from './types.ts';

const HYPHEN = 45;

/**
 * The integer spelled by these characters, NaN for a non-digit. No regular expression: a market holds millions of
 * dates.
 */
function digits(text: string, from: number, end: number): number {
  let value = 0;
  for (let at = from; at < end; at++) {
    const digit = text.charCodeAt(at) - 48;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}

/** Days since 1970-01-01; throws on anything that is not `YYYY-MM-DD`. */
export function dayNumber(day: Day): number {
  const isSpelled = day.length === 10 && day.charCodeAt(4) === HYPHEN && day.charCodeAt(7) === HYPHEN;
  const month = digits(day, 5, 7);
  const dayOfMonth = digits(day, 8, 10);
  const spelledYear = digits(day, 0, 4);
  const isDay = spelledYear >= 0 && month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= 31;
  if (!isSpelled || !isDay) throw new RangeError(`not a calendar day: ${day}`);
  const year = spelledYear - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Whole days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
