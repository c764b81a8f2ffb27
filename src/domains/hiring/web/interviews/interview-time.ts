import { dayOf } from '#kernel/days.ts';
import { holidayOn } from '#kernel/holidays.ts';
import { browserZone, moment } from '#platform/web/page/format.ts';

/** An interview's time where the work is, with the name of a federal holiday: `Thu, Nov 26 · Thanksgiving, 9:00 AM CST`. */
export function interviewTime(startsAt: string, timeZone: string): string {
  const time = moment(startsAt, timeZone);
  const holiday = holidayOn(dayOf(new Date(startsAt), timeZone));
  return holiday ? time.replace(/^([^,]+, [^,]+),/, (_all, day: string) => `${day} · ${holiday},`) : time;
}

/** The same time on the reader's clock, or null when both clocks agree. */
export function timeHere(startsAt: string, timeZone: string, readerZone = browserZone()): string | null {
  const here = moment(startsAt, readerZone);
  const clockIn = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(
      new Date(startsAt),
    );
  return clockIn(readerZone) === clockIn(timeZone) ? null : `On your clock: ${here}.`;
}
