import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import { OPEN_INTERVIEWS } from '#domains/hiring/contract/interviews/interviews.ts';
import { interviews, interviewSlots } from '#domains/hiring/db/interviews/interviews.ts';
import { interviewBookings, interviewerAvailability } from '#domains/hiring/db/interviews/self-scheduling.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { busyOf } from './calendars/calendars.repo.ts';
import { AVAILABILITY } from './availability.repo.ts';
import type { Interviewer } from './open-times.ts';

/** Everything here runs as the service: one member's hours are not another's to read, only the open times they leave. */

/** The members of an organization, or of one above it, who take bookings now. */
export const bookableMembers = (tx: Tx, organizationId: string) =>
  tx
    .selectDistinct({
      userId: interviewerAvailability.userId,
      name: sql<string>`coalesce(${profiles.fullName}, '')`,
      mode: interviewerAvailability.mode,
      place: interviewerAvailability.place,
      timeZone: interviewerAvailability.timeZone,
      durationMinutes: interviewerAvailability.durationMinutes,
    })
    .from(interviewerAvailability)
    .innerJoin(profiles, eq(profiles.userId, interviewerAvailability.userId))
    .innerJoin(organizationMembers, eq(organizationMembers.userId, interviewerAvailability.userId))
    .innerJoin(organizations, sql`${organizationMembers.organizationId} = any(${organizations.path})`)
    .where(and(eq(organizations.id, organizationId), eq(interviewerAvailability.isOn, true)))
    .orderBy(sql`2`, interviewerAvailability.userId);
export type BookableMember = Awaited<ReturnType<typeof bookableMembers>>[number];

/** How one of these members held interviews, whether or not they take bookings now. */
export async function latestHours(tx: Tx, userIds: readonly string[]) {
  const { mode, place, timeZone, durationMinutes } = interviewerAvailability;
  const [latest] = await tx
    .select({ mode, place, timeZone, durationMinutes })
    .from(interviewerAvailability)
    .where(inArray(interviewerAvailability.userId, [...userIds]))
    .orderBy(desc(interviewerAvailability.updatedAt), asc(interviewerAvailability.userId))
    .limit(1);
  return latest ?? null;
}

/** The interviews for which a candidate may book a time of this member. */
export const awaitedOf = (tx: Tx, userId: string) =>
  tx
    .select({ id: interviews.id, applicationId: interviews.applicationId })
    .from(interviews)
    .where(
      and(
        sql`${userId}::uuid = any(${interviews.interviewerIds})`,
        isNotNull(interviews.bookingRule),
        eq(interviews.awaiting, 'candidate'),
        inArray(interviews.status, [...OPEN_INTERVIEWS]),
      ),
    )
    .orderBy(asc(interviews.createdAt), asc(interviews.id));

interface Reading {
  now: Date;
  /** An interview that is being moved does not stand in its own way. */
  except?: string;
}

/** The interviewers who take bookings, with what is in their calendars from now on, in the order of their IDs. */
export async function readInterviewers(
  tx: Tx,
  userIds: readonly string[],
  { now, except }: Reading,
): Promise<Interviewer[]> {
  if (userIds.length === 0) return [];
  // Sent together: a candidate waits for one answer of the database instead of five.
  const [rows, bookings, typed, agreed, calendarsRead] = await Promise.all([
    tx
      .select({ userId: interviewerAvailability.userId, availability: AVAILABILITY })
      .from(interviewerAvailability)
      .where(and(inArray(interviewerAvailability.userId, [...userIds]), eq(interviewerAvailability.isOn, true)))
      .orderBy(interviewerAvailability.userId),
    tx
      .select()
      .from(interviewBookings)
      .where(
        and(
          inArray(interviewBookings.userId, [...userIds]),
          // The whole of today counts toward the daily maximum, in every zone.
          gt(interviewBookings.busyUntil, new Date(now.getTime() - 2 * DAY_MS)),
          except ? ne(interviewBookings.interviewId, except) : undefined,
        ),
      ),
    typedTimes(tx, userIds, now),
    agreedTimes(tx, userIds, { now, ...(except && { except }) }),
    busyOf(tx, userIds),
  ]);
  const byHand = [...typed, ...agreed];
  const calendars = new Map(calendarsRead.map(({ userId, busy }) => [userId, busy]));
  return rows.map(({ userId, availability }) => {
    const own = bookings.filter((booking) => booking.userId === userId);
    const elsewhere = calendars.get(userId) ?? [];
    return {
      userId,
      availability,
      busy: [
        ...own.map(({ busyFrom, busyUntil }) => ({ from: busyFrom.getTime(), until: busyUntil.getTime() })),
        ...byHand.filter((time) => time.userId === userId).map(({ startsAt, minutes }) => spanOf(startsAt, minutes)),
        ...elsewhere.map(([from, until]) => ({ from, until })),
      ],
      booked: own.map(({ startsAt }) => startsAt),
    };
  });
}

const MINUTE_MS = 60_000;
const spanOf = (startsAt: Date, minutes: number) => ({
  from: startsAt.getTime(),
  until: startsAt.getTime() + minutes * MINUTE_MS,
});

/** Times that members typed: the confirmed ones, and those that a candidate may still pick. */
async function typedTimes(tx: Tx, userIds: readonly string[], now: Date) {
  const startsAt = sql<Date>`coalesce(${interviews.startsAt}, ${interviewSlots.startsAt})`.mapWith(interviews.startsAt);
  return tx
    .select({ userId: interviews.createdBy, startsAt, minutes: interviews.durationMinutes })
    .from(interviews)
    .leftJoin(
      interviewSlots,
      and(
        isNull(interviews.startsAt),
        eq(interviewSlots.interviewId, interviews.id),
        eq(interviewSlots.proposedBy, 'employer'),
        eq(interviews.awaiting, 'candidate'),
        sql`${interviewSlots.round} = (select max(latest.round) from ${interviewSlots} latest
          where latest.interview_id = ${interviews.id})`,
      ),
    )
    .where(
      and(
        inArray(interviews.createdBy, [...userIds]),
        isNull(interviews.bookingRule),
        inArray(interviews.status, [...OPEN_INTERVIEWS]),
        gt(
          sql`coalesce(${interviews.startsAt}, ${interviewSlots.startsAt})`,
          new Date(now.getTime() - DAY_MS).toISOString(),
        ),
      ),
    );
}

/**
 * Times that both sides agreed on by hand in an interview that was open for booking. Nothing says which of its
 * interviewers holds it, so it is taken for each of them.
 */
const agreedTimes = (tx: Tx, userIds: readonly string[], { now, except }: Reading) =>
  tx
    .select({
      userId: sql<string>`interviewer.id`,
      startsAt: sql<Date>`${interviews.startsAt}`.mapWith(interviews.startsAt),
      minutes: interviews.durationMinutes,
    })
    .from(interviews)
    .innerJoin(sql`unnest(${interviews.interviewerIds}) as interviewer (id)`, sql`true`)
    .where(
      and(
        sql`${interviews.interviewerIds} && ${sql.param([...userIds])}::uuid[]`,
        sql`interviewer.id = any(${sql.param([...userIds])}::uuid[])`,
        isNotNull(interviews.bookingRule),
        eq(interviews.status, 'confirmed'),
        gt(interviews.startsAt, new Date(now.getTime() - DAY_MS)),
        except ? ne(interviews.id, except) : undefined,
        notExists(
          tx
            .select({ id: interviewBookings.interviewId })
            .from(interviewBookings)
            .where(eq(interviewBookings.interviewId, interviews.id)),
        ),
      ),
    );

/** Locks the interviewers in one order: two people who reach for one time come one after the other. */
export const lockInterviewers = (tx: Tx, userIds: readonly string[]) =>
  tx
    .select({ userId: interviewerAvailability.userId })
    .from(interviewerAvailability)
    .where(inArray(interviewerAvailability.userId, [...userIds]))
    .orderBy(interviewerAvailability.userId)
    .for('no key update');

/** Throws when the time overlaps another booking of the same person; see `isTaken`. */
export const insertBookings = (tx: Tx, rows: (typeof interviewBookings.$inferInsert)[]) =>
  tx.insert(interviewBookings).values(rows);

/** Who an interview may be booked with, and by which rule; null when it is not open for booking. */
export async function bookingOf(tx: Tx, interviewId: string) {
  const [row] = await tx
    .select({
      rule: interviews.bookingRule,
      interviewerIds: interviews.interviewerIds,
      organizationId: interviews.organizationId,
      durationMinutes: interviews.durationMinutes,
    })
    .from(interviews)
    .where(and(eq(interviews.id, interviewId), isNotNull(interviews.bookingRule)));
  if (!row?.rule || !row.interviewerIds) return null;
  return { ...row, rule: row.rule, interviewerIds: row.interviewerIds };
}

/** How and where a booked interview takes place, by who leads it. */
export const savePlace = (
  tx: Tx,
  interviewId: string,
  values: Pick<typeof interviews.$inferInsert, 'mode' | 'place'>,
) => tx.update(interviews).set(values).where(eq(interviews.id, interviewId));
