import { gte, lt, sql } from 'drizzle-orm';
import { callStats } from '#domains/operations/db/operations.ts';
import type { Tx } from '#platform/server/database/db.ts';

export interface Calls {
  name: string;
  /** Whole hours since 1970. */
  hour: number;
  calls: number;
  failures: number;
  slots: number[];
  lastAt: Date;
  lastFailure: string | null;
  lastFailureAt: Date | null;
}

/**
 * Adds to the same hour's counts from this and other processes, in a fixed order so that two writers never deadlock.
 */
export async function addCalls(tx: Tx, calls: readonly Calls[]): Promise<void> {
  const given = calls.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.hour - b.hour));
  await tx
    .insert(callStats)
    .values(given)
    .onConflictDoUpdate({
      target: [callStats.name, callStats.hour],
      set: {
        calls: sql`${callStats.calls} + excluded.calls`,
        failures: sql`${callStats.failures} + excluded.failures`,
        slots: sql`array(select coalesce(a, 0) + coalesce(b, 0)
          from unnest(${callStats.slots}, excluded.slots) with ordinality as pair(a, b, i) order by i)`,
        lastAt: sql`greatest(${callStats.lastAt}, excluded.last_at)`,
        lastFailure: sql`coalesce(excluded.last_failure, ${callStats.lastFailure})`,
        lastFailureAt: sql`coalesce(excluded.last_failure_at, ${callStats.lastFailureAt})`,
      },
    });
}

export const callsSince = (tx: Tx, hour: number) => tx.select().from(callStats).where(gte(callStats.hour, hour));

export const deleteCallsBefore = (tx: Tx, hour: number) => tx.delete(callStats).where(lt(callStats.hour, hour));
