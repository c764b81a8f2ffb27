import { DateTime } from 'luxon';
import type { OfficeHours } from '#domains/employers/contract/office-hours.ts';
import { isHoliday } from './holidays.ts';

/** Where the clock runs: the facility's zone and state, and the hours of the unit or the facility. */
export interface Office {
  zone: string;
  /** Its holidays close the office, with the federal ones. */
  state: string | null;
  hours: OfficeHours;
}

/**
 * The moment `hours` business hours after `from`. Time passes only while the office is open: in its zone, on its days and
 * between its hours, never on a federal or state holiday. Opening and closing are wall-clock times, so a day in which the
 * clocks change has the same hours as any other.
 */
export function businessTime(from: Date, hours: number, office: Office): Date {
  let at = DateTime.fromJSDate(from, { zone: office.zone });
  let left = hours * 60;
  for (;;) {
    const { opening, closing } = openTimesOf(at, office);
    const start = at < opening ? opening : at;
    const today = opening < closing ? Math.max(0, closing.diff(start, 'minutes').minutes) : 0;
    if (today > 0 && left <= today) return start.plus({ minutes: left }).toJSDate();
    left -= today;
    at = at.startOf('day').plus({ days: 1 });
  }
}

/** When the office opens and closes on the day of `at`; the same moment twice on a day off. */
function openTimesOf(at: DateTime, { state, hours }: Office) {
  const day = at.startOf('day');
  if (!hours.days.includes(day.weekday) || isHoliday(day.toISODate() ?? '', state)) {
    return { opening: day, closing: day };
  }
  return { opening: clockTime(day, hours.opens), closing: clockTime(day, hours.closes) };
}

/** `24:00` is the next midnight. */
function clockTime(day: DateTime, time: string): DateTime {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour === 24 ? day.plus({ days: 1 }) : day.set({ hour, minute });
}
