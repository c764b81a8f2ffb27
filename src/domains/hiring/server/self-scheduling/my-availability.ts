import {
  placeFault,
  type Availability,
  type MyAvailability,
} from '#domains/hiring/contract/self-scheduling/availability.ts';
import { bookingsStopped } from '#domains/hiring/contract/interviews/interview-events.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { findCalendar } from './calendars/calendars.repo.ts';
import { findAvailability, putAvailability, zipOfMember } from './availability.repo.ts';
import { readInterviewers } from './interviewers.repo.ts';
import { openTimes } from './open-times.ts';

export const readMine = (deps: Deps, userId: string): Promise<MyAvailability> =>
  deps.db.as(user(userId), (tx) => present(deps, tx, userId));

/**
 * Bookings stay as they are: changing the hours moves no one. When a member turns bookings off, candidates who have no
 * time left to book are notified.
 */
export const saveMine = (deps: Deps, userId: string, values: Availability): Promise<MyAvailability> =>
  deps.db.as(user(userId), async (tx) => {
    const fault = placeFault(values, hasVideoRooms(deps));
    if (fault) throw invalidField('place', fault);
    const before = await findAvailability(tx, userId);
    await putAvailability(tx, userId, values, deps.clock.now());
    if (before?.isOn && !values.isOn) await publish(deps, tx, bookingsStopped, { userId });
    return present(deps, tx, userId);
  });

async function present(deps: Deps, tx: Tx, userId: string): Promise<MyAvailability> {
  const now = deps.clock.now();
  const availability = await findAvailability(tx, userId);
  const [me, calendar, zip] = await elevate(
    tx,
    async () =>
      [
        await readInterviewers(tx, [userId], { now }),
        await findCalendar(tx, userId),
        await zipOfMember(tx, userId),
      ] as const,
  );
  const durationMinutes = availability?.durationMinutes ?? 0;
  const open = openTimes(me, { rule: 'all', durationMinutes, now });
  const first = open[0] ? new Date(open[0].startsAt).toISOString() : null;
  return {
    availability,
    facilityZone: clockOf(zip),
    hasVideoRooms: hasVideoRooms(deps),
    calendar: calendar && { fault: calendar.fault, readAt: calendar.readAt?.toISOString() ?? null },
    open: { count: open.length, first },
  };
}

const hasVideoRooms = ({ env }: Pick<Deps, 'env'>): boolean => env.videoUrlTemplate !== null;
