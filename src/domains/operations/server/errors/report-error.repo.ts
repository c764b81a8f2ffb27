import { lt, sql } from 'drizzle-orm';
import { errorGroups, errorLog } from '#domains/operations/db/operations.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Adds a line to the log and counts it in its group, which opens again. */
export async function insertErrorReport(tx: Tx, report: typeof errorLog.$inferInsert & { createdAt: Date }) {
  const { level, source, code, message, route, fingerprint, createdAt: at } = report;
  const seen = { level, source, code, message, route, lastSeenAt: at };
  await tx
    .insert(errorGroups)
    .values({ ...seen, fingerprint, firstSeenAt: at })
    .onConflictDoUpdate({
      target: errorGroups.fingerprint,
      set: { ...seen, occurrences: sql`${errorGroups.occurrences} + 1`, resolvedAt: null, resolvedBy: null },
    });
  return tx.insert(errorLog).values(report).returning({ id: errorLog.id });
}

/** Deletes reports older than `moment`, and error groups that have not occurred since. */
export async function deleteErrorsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(errorLog).where(lt(errorLog.createdAt, moment));
  await tx.delete(errorGroups).where(lt(errorGroups.lastSeenAt, moment));
}
