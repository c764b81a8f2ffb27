import { DateTime } from 'luxon';

const OPENS = 8;
const CLOSES = 17;

/**
 * The time `hours` working hours (Monday to Friday, 8 AM to 5 PM in `zone`) after `from`: when the employer's first
 * response is due. Counting in the zone keeps it correct across clock changes.
 */
export function addWorkingHours(from: Date, hours: number, zone: string): Date {
  let at = toOpenTime(DateTime.fromJSDate(from, { zone }));
  let left = hours * 60;
  for (;;) {
    const closing = at.startOf('day').set({ hour: CLOSES });
    const today = closing.diff(at, 'minutes').minutes;
    if (left <= today) return at.plus({ minutes: left }).toJSDate();
    left -= today;
    at = toOpenTime(closing);
  }
}

/** `at` itself during office hours, otherwise the next opening. */
function toOpenTime(at: DateTime): DateTime {
  let opening = at.startOf('day').set({ hour: OPENS });
  if (at.weekday <= 5 && at < opening) return opening;
  if (at.weekday <= 5 && at.hour < CLOSES) return at;
  do {
    opening = opening.plus({ days: 1 });
  } while (opening.weekday > 5);
  return opening;
}
