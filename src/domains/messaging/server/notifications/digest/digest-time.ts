import { DateTime } from 'luxon';

/** The local hour at which daily digests are mailed. */
const DIGEST_HOUR = 8;

/** The next 8:00 in the reader's time zone. */
export function nextDigest(now: Date, timeZone: string): Date {
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  const today = local.set({ hour: DIGEST_HOUR, minute: 0, second: 0, millisecond: 0 });
  return (today > local ? today : today.plus({ days: 1 })).toJSDate();
}
