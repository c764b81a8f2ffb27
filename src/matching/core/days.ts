/**
 * Calendar days as whole numbers, so that the engine can compare and subtract them without a clock or a
 * time zone. Formula: days from the civil calendar (Howard Hinnant, 'chrono-compatible low-level date
 * algorithms', days_from_civil), counted from 1970-01-01.
 */
import type { Day } from './types.ts';

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01; throws on anything that is not `YYYY-MM-DD`. */
export function dayNumber(day: Day): number {
  const parts = DAY_PATTERN.exec(day);
  if (!parts) throw new RangeError(`not a calendar day: ${day}`);
  const month = Number(parts[2]);
  const dayOfMonth = Number(parts[3]);
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > 31) throw new RangeError(`not a calendar day: ${day}`);
  const year = Number(parts[1]) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Whole days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
