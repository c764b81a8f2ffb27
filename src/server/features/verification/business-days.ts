import { DateTime } from 'luxon';

const HOME = 'America/Chicago';
/** 'Typical review time is 1-2 business days': late is what waits longer. */
const PROMISED_DAYS = 2;

/** When a submission should be decided at the latest: two working days later, at the same hour in Central time. */
export function reviewDueAt(submittedAt: Date): Date {
  let due = DateTime.fromJSDate(submittedAt, { zone: HOME });
  // Handed in on a weekend: the clock starts on Monday morning.
  while (due.weekday > 5) due = due.plus({ days: 1 }).startOf('day');
  for (let left = PROMISED_DAYS; left > 0;) {
    due = due.plus({ days: 1 });
    if (due.weekday <= 5) left -= 1;
  }
  return due.toJSDate();
}
