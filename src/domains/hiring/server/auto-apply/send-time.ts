import { DateTime } from 'luxon';
import { SEND_HOUR, VETO_HOURS } from '#domains/hiring/contract/applications/planned-applications.ts';

/** The next nine o'clock in the candidate's zone that leaves them the whole veto. */
export function nextSendAt(now: Date, timeZone: string): Date {
  const vetoEnds = DateTime.fromJSDate(now, { zone: timeZone }).plus({ hours: VETO_HOURS });
  const sameDay = vetoEnds.set({ hour: SEND_HOUR, minute: 0, second: 0, millisecond: 0 });
  return (sameDay >= vetoEnds ? sameDay : sameDay.plus({ days: 1 })).toJSDate();
}

/** The beginning of the candidate's day, from which applications count toward the daily limit. */
export const dayStart = (now: Date, timeZone: string): Date =>
  DateTime.fromJSDate(now, { zone: timeZone }).startOf('day').toJSDate();
