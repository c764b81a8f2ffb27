import { DAYS_AHEAD, type Availability } from '#domains/hiring/contract/self-scheduling/availability.ts';
import type { BookingRule } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { common, joined, without } from './spans.ts';
import { spanOn, weekdayOf, type Span } from './wall-clock.ts';

const MINUTE_MS = 60_000;
/** Every time offered is a multiple of this; half hours are preferred for interviews of half an hour or more. */
const QUARTER_MS = 15 * MINUTE_MS;

/** An interviewer with what is already in their calendar. */
export interface Interviewer {
  userId: string;
  availability: Availability;
  /** Interviews with their buffers, and what another calendar says. */
  busy: readonly Span[];
  /** When their interviews begin, for the daily maximum. */
  booked: readonly Date[];
}

interface Asked {
  rule: BookingRule;
  durationMinutes: number;
  now: Date;
}

/** Who could start an interview at a moment. */
export interface OpenTime {
  startsAt: number;
  userIds: string[];
}

/** The times that a candidate can book in the next two weeks, in order. */
export function openTimes(interviewers: readonly Interviewer[], asked: Asked): OpenTime[] {
  const starts = startsOf(interviewers, asked);
  const shared =
    asked.rule === 'all' ? common(starts.map(({ spans }) => spans)) : joined(starts.flatMap(({ spans }) => spans));
  return offered(shared, asked.durationMinutes).map((startsAt) => ({ startsAt, userIds: freeAt(starts, startsAt) }));
}

/** Who is free for an interview that starts at a moment: everyone or, by the rule, some; empty when it can't be booked. */
export function freeFor(interviewers: readonly Interviewer[], asked: Asked, startsAt: number): string[] {
  if (startsAt % QUARTER_MS !== 0) return [];
  const free = freeAt(startsOf(interviewers, asked), startsAt);
  return asked.rule === 'any' || free.length === interviewers.length ? free : [];
}

type Starts = { userId: string; spans: Span[] };

const startsOf = (interviewers: readonly Interviewer[], asked: Asked): Starts[] =>
  interviewers.map((interviewer) => ({ userId: interviewer.userId, spans: possibleStarts(interviewer, asked) }));

const freeAt = (starts: readonly Starts[], startsAt: number): string[] =>
  starts
    .filter(({ spans }) => spans.some(({ from, until }) => from <= startsAt && startsAt < until))
    .map(({ userId }) => userId);

/** The moments at which an interview with this person could start; the end of each stretch is the last one plus 1 ms. */
function possibleStarts({ availability, busy, booked }: Interviewer, { durationMinutes, now }: Asked): Span[] {
  const { timeZone, bufferBeforeMinutes, bufferAfterMinutes, noticeHours, dailyMax } = availability;
  const duration = durationMinutes * MINUTE_MS;
  const earliest = now.getTime() + Math.max(noticeHours * HOUR_MS, 1);
  const last = now.getTime() + DAYS_AHEAD * DAY_MS;
  const taken = new Map<string, number>();
  for (const start of booked) {
    const day = dayOf(start, timeZone);
    taken.set(day, (taken.get(day) ?? 0) + 1);
  }
  const today = dayOf(now, timeZone);
  const windows = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead))
    .filter((day) => (taken.get(day) ?? 0) < dailyMax)
    .flatMap((day) => windowsOn(availability, day).map((window) => spanOn(day, window, timeZone)));
  const starts = joined(windows).map(({ from, until }) => ({
    from: Math.max(from, earliest),
    until: Math.min(until - duration + 1, last),
  }));
  const blocked = busy.map(({ from, until }) => ({
    from: from - duration - bufferAfterMinutes * MINUTE_MS + 1,
    until: until + bufferBeforeMinutes * MINUTE_MS,
  }));
  return without(joined(starts), joined(blocked));
}

/** The windows of a day: those of its weekday unless it is a day off, and the extra ones. */
function windowsOn({ windows, exceptions }: Availability, day: string): { from: string; until: string }[] {
  const own = exceptions.filter((exception) => exception.day === day);
  const isOff = own.some(({ extra }) => extra === null);
  const weekly = isOff ? [] : windows.filter(({ weekday }) => weekday === weekdayOf(day));
  return [...weekly, ...own.flatMap(({ extra }) => extra ?? [])];
}

/** A time every half hour (every quarter for short interviews), and the next quarter where no half hour fits. */
function offered(spans: readonly Span[], durationMinutes: number): number[] {
  const step = durationMinutes < 30 ? QUARTER_MS : 2 * QUARTER_MS;
  return spans.flatMap(({ from, until }) => {
    const aligned = Math.ceil(from / step) * step;
    const first = aligned < until ? aligned : Math.ceil(from / QUARTER_MS) * QUARTER_MS;
    const times: number[] = [];
    for (let time = first; time < until; time += step) times.push(time);
    return times;
  });
}
