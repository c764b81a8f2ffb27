import { once } from '#kernel/once.ts';
import { isTimeZone } from '#platform/contract/time-zones.ts';

/** Formats money, days and times in US English. */

export { day, hourly, money, payRange } from '#kernel/format.ts';

/** A calendar day with its weekday: `Friday, November 27`. */
export const weekday = (isoDay: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );

/** The day of an instant in the reader's time zone: `Mar 3, 2026`. */
export const dayOfMoment = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(new Date(iso));

/** The month of an instant in the reader's time zone: `March 2026`. */
export const monthOfMoment = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date(iso));

/** An instant in the reader's time zone, or in the given one with its name, if the browser knows it. */
export function moment(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZoneName: 'short', ...(isTimeZone(timeZone) ? { timeZone } : {}) } : {}),
  }).format(new Date(iso));
}

/** The time of day of an instant in the reader's time zone: `2:32 PM`. */
export const timeOfDay = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(new Date(iso));

/** The reader's time zone as the browser reports it: `America/Chicago`, `UTC`, or an alias. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const nameOf = (style: 'longGeneric' | 'long', timeZone?: string): string | undefined =>
  new Intl.DateTimeFormat('en-US', { ...(timeZone ? { timeZone } : {}), timeZoneName: style })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;

/** The name of the given time zone or the reader's: `Central Time`. */
export function zoneName(timeZone?: string): string {
  const generic = nameOf('longGeneric', timeZone);
  // A zone without daylight saving time may lack a generic name: `GMT+00:00` for UTC.
  return (generic?.startsWith('GMT') ? nameOf('long', timeZone) : generic) ?? 'local time';
}

const relative = once(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));
const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `2 hours ago`, `in 3 days`, `just now`. */
export function ago(iso: string, now = Date.now()): string {
  const distance = Date.parse(iso) - now;
  for (const [unit, size] of STEPS) {
    if (Math.abs(distance) >= size) return relative().format(Math.trunc(distance / size), unit);
  }
  return 'just now';
}
