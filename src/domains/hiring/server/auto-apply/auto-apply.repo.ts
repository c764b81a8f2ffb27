import { and, eq, inArray, sql } from 'drizzle-orm';
import { candidatePreferences } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';

export async function readPreferences(tx: Tx, userId: string) {
  const [row] = await tx.select().from(candidatePreferences).where(eq(candidatePreferences.userId, userId));
  return row ?? null;
}

/** Those of `candidateIds` with automatic applications. */
export async function autoAppliersOf(tx: Tx, candidateIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: candidatePreferences.userId })
    .from(candidatePreferences)
    .where(and(inArray(candidatePreferences.userId, [...candidateIds]), candidatePreferences.autoApply));
  return rows.map(({ id }) => id);
}

/** Allows one run per candidate at a time; held until the transaction ends. */
export const lockAutoApply = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`auto-apply:${userId}`}, 0))`);

/**
 * Jobs whose employer can see this candidate and to which no application was made yet, best first. The order uses the
 * coarse facts: the order of automatic applications would otherwise reveal the exact ones. Only the service reads the rank.
 */
export async function shownButNotApplied(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ job_id: string }>(sql`
    select m.job_id from match_views m
    join applications a on a.job_id = m.job_id and a.candidate_id = m.candidate_id
    where m.candidate_id = ${userId} and m.is_current and m.allocated_at is not null and a.stage = 'matched'
    order by m.rank_score desc, m.job_id`);
  return rows.map((row) => row.job_id);
}

interface Counts extends Record<string, unknown> {
  today: number;
  active: number;
}

/** The number of automatic applications since `since`, and of all open applications. */
export async function countApplications(tx: Tx, userId: string, since: Date): Promise<Counts> {
  const { rows } = await tx.execute<Counts>(sql`
    select
      count(*) filter (where source = 'auto' and applied_at >= ${since.toISOString()}::timestamptz)::int as today,
      count(*) filter (where stage in ('applied', 'shortlisted', 'interviewing', 'offered'))::int as active
    from applications where candidate_id = ${userId}`);
  return rows[0] ?? { today: 0, active: 0 };
}
