import { DateTime } from 'luxon';

const OPENS = 8;
const CLOSES = 17;

/**
 * The moment that lies `hours` working hours (Monday to Friday, 8 to 17 o'clock in `zone`) after `from`: by when an
 * employer owes the first answer. Pauses over the clock changes come out right, because hours are counted in the zone.
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

/** The same moment when the office is open, else the next opening. */
function toOpenTime(at: DateTime): DateTime {
  let opening = at.startOf('day').set({ hour: OPENS });
  if (at.weekday <= 5 && at < opening) return opening;
  if (at.weekday <= 5 && at.hour < CLOSES) return at;
  do {
    opening = opening.plus({ days: 1 });
  } while (opening.weekday > 5);
  return opening;
}
