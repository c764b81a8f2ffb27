import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { interviewerAvailability, interviewerCalendars } from '#domains/hiring/db/interviews/self-scheduling.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Everything here runs as the service: not even its owner reads this table. */

export const findCalendar = async (tx: Tx, userId: string) => {
  const [row] = await tx
    .select({ fault: interviewerCalendars.fault, readAt: interviewerCalendars.readAt })
    .from(interviewerCalendars)
    .where(eq(interviewerCalendars.userId, userId));
  return row ?? null;
};

export const putCalendar = (
  tx: Tx,
  values: Pick<typeof interviewerCalendars.$inferInsert, 'userId' | 'urlSealed' | 'busy' | 'readAt'>,
) => {
  const set = { ...values, fault: null, triedAt: values.readAt };
  return tx.insert(interviewerCalendars).values(set).onConflictDoUpdate({ target: interviewerCalendars.userId, set });
};

export const deleteCalendar = (tx: Tx, userId: string) =>
  tx.delete(interviewerCalendars).where(eq(interviewerCalendars.userId, userId));

/** With the zone in which the owner's whole days are meant. */
export const calendarsOf = (tx: Tx, userIds: readonly string[]) =>
  tx
    .select({
      userId: interviewerCalendars.userId,
      urlSealed: interviewerCalendars.urlSealed,
      timeZone: interviewerAvailability.timeZone,
    })
    .from(interviewerCalendars)
    .innerJoin(interviewerAvailability, eq(interviewerAvailability.userId, interviewerCalendars.userId))
    .where(inArray(interviewerCalendars.userId, [...userIds]));
export type CalendarToRead = Awaited<ReturnType<typeof calendarsOf>>[number];

/** Takes those that were not tried since `since` for this process; another one takes others. */
export async function claimDue(tx: Tx, { since, now, limit }: { since: Date; now: Date; limit: number }) {
  const due = await tx
    .select({ userId: interviewerCalendars.userId })
    .from(interviewerCalendars)
    .where(or(isNull(interviewerCalendars.triedAt), lt(interviewerCalendars.triedAt, since)))
    .orderBy(asc(interviewerCalendars.triedAt), asc(interviewerCalendars.userId))
    .limit(limit)
    .for('no key update', { skipLocked: true });
  const ids = due.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  await tx.update(interviewerCalendars).set({ triedAt: now }).where(inArray(interviewerCalendars.userId, ids));
  return calendarsOf(tx, ids);
}

type Read = Partial<Pick<typeof interviewerCalendars.$inferInsert, 'fault' | 'busy' | 'readAt' | 'triedAt'>>;

/** Only while the link is still the one that was read. */
export const saveRead = (tx: Tx, { userId, urlSealed }: Pick<CalendarToRead, 'userId' | 'urlSealed'>, read: Read) =>
  tx
    .update(interviewerCalendars)
    .set(read)
    .where(and(eq(interviewerCalendars.userId, userId), eq(interviewerCalendars.urlSealed, urlSealed)));

export const busyOf = (tx: Tx, userIds: readonly string[]) =>
  tx
    .select({ userId: interviewerCalendars.userId, busy: interviewerCalendars.busy })
    .from(interviewerCalendars)
    .where(inArray(interviewerCalendars.userId, [...userIds]));
