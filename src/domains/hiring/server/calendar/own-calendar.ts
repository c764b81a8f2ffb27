import { createHash } from 'node:crypto';
import { readerOf } from '#domains/hiring/server/parties/index.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { hashToken } from '#platform/server/auth/tokens.ts';
import { service, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { interviewEvent } from './calendar-entry.ts';
import { calendarFile, type DayEvent, type TimedEvent } from './calendar-file.ts';
import { ownFirstDays, ownInterviews } from './own-events.repo.ts';
import { noteReading, ownerOf } from './subscription.repo.ts';

const DAYS_BACK = 30;

/**
 * The interviews and first days of the person whose address this is, read as that person: it never holds more than they
 * may see in the product at that moment. The same events give the same text, so that its tag says whether it changed.
 */
export async function readByAddress(
  deps: Deps,
  token: string,
  /** Called for an address that leads nowhere, before it is answered. */
  onUnknown: () => Promise<void>,
): Promise<{ content: string; tag: string }> {
  const now = deps.clock.now();
  const owner = await deps.db.as(service, async (tx) => {
    const userId = await ownerOf(tx, hashToken(token));
    if (userId) await noteReading(tx, userId, { now, since: new Date(now.getTime() - HOUR_MS) });
    return userId;
  });
  if (!owner) {
    await onUnknown();
    throw notFound('calendar');
  }
  await deps.limiter.take('calendar', owner, 120, HOUR_MS / 1000);
  const content = calendarFile({ method: 'PUBLISH', name: 'Tallgrass' }, await eventsOf(deps, owner));
  return { content, tag: `"${createHash('sha256').update(content).digest('base64url')}"` };
}

const eventsOf = (deps: Deps, userId: string): Promise<(TimedEvent | DayEvent)[]> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const host = new URL(deps.env.appUrl).hostname;
    const readerIn = (row: Parameters<typeof readerOf>[0]) =>
      readerOf(row, row.application.candidateId === userId ? 'candidate' : 'employer', '');
    const interviews = await ownInterviews(tx, new Date(now.getTime() - DAYS_BACK * DAY_MS));
    const firstDays = await ownFirstDays(tx, addDays(dayOf(now), -DAYS_BACK));
    return [
      ...interviews.map(({ interview, candidate, ...parties }): TimedEvent => {
        const about = { ...parties, interview, attending: { candidate, team: [] } };
        const start = interview.startsAt ?? interview.updatedAt;
        const event = interviewEvent(deps, about, { start, reader: readerIn(parties), isCanceled: false });
        // A published calendar has no attendees (RFC 5546), and its reader sets their own alarms.
        return { ...event, stamp: interview.updatedAt, attendees: [], alarms: [] };
      }),
      ...firstDays.map(({ id, startDate, updatedAt, candidate, ...parties }): DayEvent => {
        const reader = readerIn(parties);
        const who = reader.side === 'candidate' ? parties.organization.name : (candidate ?? 'New hire');
        return {
          uid: `first-day-${id}@${host}`,
          sequence: 0,
          stamp: updatedAt,
          day: startDate,
          summary: `First day: ${parties.job.title}`,
          description: who,
          url: `${deps.env.appUrl}${reader.href}`,
        };
      }),
    ];
  });
