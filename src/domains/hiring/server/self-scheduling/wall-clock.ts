import { DateTime } from 'luxon';
import { MIDNIGHT } from '#domains/hiring/contract/self-scheduling/availability.ts';
import { addDays } from '#kernel/days.ts';

/** A stretch of time, in milliseconds since 1970: `from` belongs to it, `until` no longer. */
export interface Span {
  from: number;
  until: number;
}

/**
 * Days, hours and zones repeat from person to person and from call to call, and reading a clock costs more than all the
 * arithmetic on open times.
 */
const known = new Map<string, Span>();
const MOST_KNOWN = 20_000;

/** A window of a day as a stretch of time; see `readSpan`. */
export function spanOn(day: string, window: { from: string; until: string }, timeZone: string): Readonly<Span> {
  const key = [day, window.from, window.until, timeZone].join();
  const found = known.get(key);
  if (found) return found;
  const span = readSpan(day, window, timeZone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, span);
  return span;
}

/**
 * When clocks go back, an hour happens twice: the window then covers only what is inside it by either reading. When they go forward, an edge in the skipped hour is the moment of the change.
 */
function readSpan(day: string, { from, until }: { from: string; until: string }, timeZone: string): Span {
  return {
    from: Math.max(...momentsAt(day, from, timeZone)),
    until: Math.min(
      ...(until === MIDNIGHT ? momentsAt(addDays(day, 1), MIDNIGHT, timeZone) : momentsAt(day, until, timeZone)),
    ),
  };
}

/** The moments at which a clock in the zone shows a time: two when clocks go back over it. */
function momentsAt(day: string, time: string, zone: string): number[] {
  const shown = DateTime.fromISO(`${day}T${time}`, { zone });
  // The time is skipped: the moment of the change is the start of the hour that the clock jumps into.
  const isSkipped = shown.hour !== Number(time.slice(0, 2)) || shown.minute !== Number(time.slice(3));
  if (isSkipped) return [shown.startOf('hour').toMillis()];
  return shown.getPossibleOffsets().map((each) => each.toMillis());
}

/** The weekday of a calendar day, from 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
