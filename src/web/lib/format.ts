import { once } from '#shared/kernel/once.ts';

/** How the product writes money, days and times: US English, tabular where it stands in columns. */

export { day, hourly, money, payRange } from '#shared/kernel/format.ts';

/** The day of a moment in the reader's zone: `Mar 3, 2026`. */
export const dayOfMoment = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(new Date(iso));

/** The month of a moment in the reader's zone: `March 2026`. */
export const monthOfMoment = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date(iso));

/** A moment in the reader's zone, or in the one named (then with the zone's name). */
export function moment(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZone, timeZoneName: 'short' } : {}),
  }).format(new Date(iso));
}

/** The time of day of a moment in the reader's zone: `2:32 PM`. */
export const timeOfDay = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(new Date(iso));

/** How the reader's own zone, or the one named, is called: `Central Time`. */
export function zoneName(timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...(timeZone ? { timeZone } : {}),
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'local time';
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
