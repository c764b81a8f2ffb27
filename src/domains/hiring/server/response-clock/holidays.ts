import Holidays from 'date-holidays';

const known = new Map<string, ReadonlySet<string>>();

/**
 * Whether offices are closed on a day (`2027-07-05`): a federal holiday or one of the state, or the weekday on which it is
 * observed when it falls on a weekend.
 */
export function isHoliday(day: string, state: string | null): boolean {
  const year = day.slice(0, 4);
  const key = `${state ?? 'US'} ${year}`;
  const days = known.get(key) ?? holidaysOf(Number(year), state);
  known.set(key, days);
  return days.has(day);
}

function holidaysOf(year: number, state: string | null): ReadonlySet<string> {
  const calendar = state ? new Holidays('US', state) : new Holidays('US');
  return new Set(
    calendar
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10)),
  );
}
