import { asc, eq, gte, lt } from 'drizzle-orm';
import { marketReports } from '#domains/matching/db/matching.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type MarketReport = typeof marketReports.$inferSelect;

/** Saves a process's report and deletes those of processes silent since `goneSince`. */
export async function saveReport(tx: Tx, report: MarketReport, goneSince: Date): Promise<void> {
  await tx.delete(marketReports).where(lt(marketReports.seenAt, goneSince));
  await tx.insert(marketReports).values(report).onConflictDoUpdate({ target: marketReports.id, set: report });
}

export const dropReport = (tx: Tx, id: string) => tx.delete(marketReports).where(eq(marketReports.id, id));

export const listReports = (tx: Tx, since: Date): Promise<MarketReport[]> =>
  tx
    .select()
    .from(marketReports)
    .where(gte(marketReports.seenAt, since))
    .orderBy(asc(marketReports.part), asc(marketReports.host), asc(marketReports.id));
