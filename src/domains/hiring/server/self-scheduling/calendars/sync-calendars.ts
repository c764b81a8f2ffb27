import { DAYS_AHEAD } from '#domains/hiring/contract/self-scheduling/availability.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { unseal } from '#platform/server/secrets/seal.ts';
import type { Wanted } from './busy-times.ts';
import { calendarsOf, claimDue, saveRead, type CalendarToRead } from './calendars.repo.ts';
import { fetchCalendar } from './fetch-calendar.ts';

/** Under which the links are sealed. */
export const SEAL = 'interviewer-calendar/1';

const BATCH = 4;
/** The job runs every ten minutes; a calendar read by a booking in between waits for the next run. */
const DUE_AFTER_MS = 9 * 60_000;
const SYNC_TIMEOUT_MS = 15_000;
/** A candidate is waiting. */
const BOOKING_TIMEOUT_MS = 4000;

/** What is read of a calendar: everything that can be booked, and a few days more. */
export const wantedAt = (now: Date, timeZone: string): Wanted => ({
  from: now.getTime() - DAY_MS,
  until: now.getTime() + (DAYS_AHEAD + 3) * DAY_MS,
  timeZone,
});

/** Reads every calendar that is due, a few at a time. */
export async function syncCalendars(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - DUE_AFTER_MS);
  for (;;) {
    const due = await deps.db.as(service, (tx) => claimDue(tx, { since, now, limit: BATCH }));
    if (due.length === 0) return;
    await Promise.all(due.map((calendar) => readOne(deps, calendar, SYNC_TIMEOUT_MS)));
  }
}

/** Reads the calendars of some people now, before one of them is booked. What cannot be read keeps its last times. */
export async function refreshCalendars(deps: Deps, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const calendars = await deps.db.as(service, (tx) => calendarsOf(tx, userIds));
  await Promise.all(calendars.map((calendar) => readOne(deps, calendar, BOOKING_TIMEOUT_MS)));
}

async function readOne(deps: Deps, calendar: CalendarToRead, timeoutMs: number): Promise<void> {
  const now = deps.clock.now();
  const url = new URL(unseal(deps.env, SEAL, calendar.urlSealed));
  const outcome = await fetchCalendar(deps.env, url, wantedAt(now, calendar.timeZone), timeoutMs);
  await deps.db.as(service, (tx) =>
    saveRead(
      tx,
      calendar,
      'busy' in outcome
        ? { fault: null, busy: outcome.busy.map(({ from, until }) => [from, until]), readAt: now, triedAt: now }
        : { fault: outcome.fault, triedAt: now },
    ),
  );
}
