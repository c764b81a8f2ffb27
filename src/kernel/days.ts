import { DAY_MS } from './durations.ts';

/** Calendar days, written `YYYY-MM-DD`. */

/** Creating a formatter costs a hundred times as much as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, made);
  return made;
}

/** The calendar day of a moment in a zone, as `YYYY-MM-DD`. The product's home zone is Central Time. */
export const dayOf = (moment: Date, timeZone = 'America/Chicago'): string => dayFormatOf(timeZone).format(moment);

/** Whole years between two days; a leap-day birthday counts on March 1 in other years. */
export const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

/** The day `days` after another, or before it when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
