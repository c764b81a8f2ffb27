import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { calendarSubscriptions } from '#domains/hiring/db/interviews/calendar-subscriptions.ts';
import type { Tx } from '#platform/server/database/db.ts';

export interface Subscription {
  createdAt: Date;
  lastReadAt: Date | null;
}

export async function readSubscription(tx: Tx, userId: string): Promise<Subscription | null> {
  const { createdAt, lastReadAt } = calendarSubscriptions;
  const [row] = await tx
    .select({ createdAt, lastReadAt })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.userId, userId));
  return row ?? null;
}

export const putSubscription = (tx: Tx, { userId, ...rest }: Subscription & { userId: string; tokenHash: string }) =>
  tx
    .insert(calendarSubscriptions)
    .values({ userId, ...rest })
    .onConflictDoUpdate({ target: calendarSubscriptions.userId, set: rest });

export async function deleteSubscription(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(calendarSubscriptions).where(eq(calendarSubscriptions.userId, userId));
  return rowCount === 1;
}

/** As `service`: whose calendar the address is; null for an unknown or ended one. */
export async function ownerOf(tx: Tx, tokenHash: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: calendarSubscriptions.userId })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.tokenHash, tokenHash));
  return row?.userId ?? null;
}

/** As `service`. Not for each reading: programs read every few minutes. */
export const noteReading = (tx: Tx, userId: string, { now, since }: { now: Date; since: Date }) =>
  tx
    .update(calendarSubscriptions)
    .set({ lastReadAt: now })
    .where(
      and(
        eq(calendarSubscriptions.userId, userId),
        or(isNull(calendarSubscriptions.lastReadAt), lt(calendarSubscriptions.lastReadAt, since)),
      ),
    );
