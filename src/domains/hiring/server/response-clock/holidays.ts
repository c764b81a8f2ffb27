import Holidays from 'date-holidays';
import { isFederalHoliday } from '#kernel/holidays.ts';

const known = new Map<string, ReadonlySet<string>>();

/**
 * Whether offices are closed on a day (`2027-07-05`): a federal holiday or one of the state, or the weekday on which it is
 * observed when it falls on a weekend.
 */
export const isHoliday = (day: string, state: string | null): boolean =>
  isFederalHoliday(day) || (state !== null && stateHolidays(state, Number(day.slice(0, 4))).has(day));

function stateHolidays(state: string, year: number): ReadonlySet<string> {
  const key = `${state} ${year}`;
  const days = known.get(key) ?? listedFor(state, year);
  known.set(key, days);
  return days;
}

const listedFor = (state: string, year: number): ReadonlySet<string> =>
  new Set(
    new Holidays('US', state)
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10)),
  );
