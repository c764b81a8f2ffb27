import { DateTime } from 'luxon';
import type { QuietHours } from '#domains/messaging/contract/notifications.ts';

/**
 * The end of the quiet hours that contain `now`, or null outside of them. Computed in the reader's time zone, so that it
 * is right in nights when the clocks change. Start = end means never quiet.
 */
export function quietUntil(now: Date, { timeZone, startMinute, endMinute }: QuietHours): Date | null {
  if (startMinute === endMinute) return null;
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  const minute = local.hour * 60 + local.minute;
  const endsTomorrow = startMinute > endMinute && minute >= startMinute;
  const isQuiet =
    startMinute < endMinute ? minute >= startMinute && minute < endMinute : endsTomorrow || minute < endMinute;
  if (!isQuiet) return null;
  return local
    .plus({ days: endsTomorrow ? 1 : 0 })
    .set({ hour: Math.floor(endMinute / 60), minute: endMinute % 60, second: 0, millisecond: 0 })
    .toJSDate();
}
