import { addDays, dayOf } from '#kernel/days.ts';
import { plannedCopy as copy } from './auto-apply.copy.ts';

/** When a plan is sent, in the candidate's zone: `tomorrow at 9:00 AM`, `on Thu, Nov 26 at 9:00 AM`. */
export function sendTime(sendAt: string, timeZone: string, now = new Date()): string {
  const at = new Date(sendAt);
  const [day, today] = [dayOf(at, timeZone), dayOf(now, timeZone)];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(at);
  const named =
    day === today
      ? copy.today
      : day === addDays(today, 1)
        ? copy.tomorrow
        : copy.on(format({ weekday: 'short', month: 'short', day: 'numeric' }));
  return copy.at(named, format({ hour: 'numeric', minute: '2-digit' }));
}
