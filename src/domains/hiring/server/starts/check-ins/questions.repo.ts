import { and, eq, lt, sql } from 'drizzle-orm';
import { CHECK_IN_OPEN_DAYS, type CheckInDay } from '#domains/hiring/contract/starts/check-in-days.ts';
import { starts } from '#domains/hiring/db/starts/starts.ts';
import { addDays } from '#kernel/days.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** As `service`: the hires whose question after this number of days is due, and was not asked. One that is over is not asked. */
export async function lockUnasked(tx: Tx, day: CheckInDay, today: string): Promise<string[]> {
  const rows = await tx
    .select({ id: starts.applicationId })
    .from(starts)
    .where(
      and(
        eq(starts.status, 'started'),
        lt(starts.askedDay, day),
        sql`${starts.startOn} between ${addDays(today, -day - CHECK_IN_OPEN_DAYS)}::date and ${addDays(today, -day)}::date`,
      ),
    )
    .for('no key update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

export const markAsked = (tx: Tx, applicationId: string, day: CheckInDay) =>
  tx.update(starts).set({ askedDay: day }).where(eq(starts.applicationId, applicationId));
