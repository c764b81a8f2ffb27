import { addDays } from './days.ts';

/** Federal holidays and business days, as calendar days (`YYYY-MM-DD`). */

const MONDAY = 1;
const THURSDAY = 4;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const dayIn = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** The nth of a weekday in a month, or with `-1` the last one. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  if (nth < 0) {
    const last = addDays(month === 12 ? dayIn(year + 1, 1, 1) : dayIn(year, month + 1, 1), -1);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dayIn(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/** 5 U.S.C. 6103. */
const holidaysOf = (year: number): [name: string, day: string][] => [
  ['New Year’s Day', dayIn(year, 1, 1)],
  ['Martin Luther King Jr. Day', nthWeekday(year, 1, MONDAY, 3)],
  ['Presidents’ Day', nthWeekday(year, 2, MONDAY, 3)],
  ['Memorial Day', nthWeekday(year, 5, MONDAY, -1)],
  ['Juneteenth', dayIn(year, 6, 19)],
  ['Independence Day', dayIn(year, 7, 4)],
  ['Labor Day', nthWeekday(year, 9, MONDAY, 1)],
  ['Columbus Day', nthWeekday(year, 10, MONDAY, 2)],
  ['Veterans Day', dayIn(year, 11, 11)],
  ['Thanksgiving', nthWeekday(year, 11, THURSDAY, 4)],
  ['Christmas Day', dayIn(year, 12, 25)],
];

/** The federal holiday on a calendar day, not where it is observed; null on any other day. */
export const holidayOn = (day: string): string | null =>
  holidaysOf(Number(day.slice(0, 4))).find(([, date]) => date === day)?.[0] ?? null;

/** A holiday on a Saturday is observed on the Friday before it, one on a Sunday on the Monday after it. */
function observed(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** Whether a federal holiday is observed on a day. */
export function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  // New Year's Day of the next year may be observed on December 31.
  return [...holidaysOf(year), ...holidaysOf(year + 1)].some(([, holiday]) => observed(holiday) === day);
}

const isBusinessDay = (day: string): boolean => {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isFederalHoliday(day);
};

/** The day on which that many business days after a day have passed. */
export function addBusinessDays(day: string, count: number): string {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, 1);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}
