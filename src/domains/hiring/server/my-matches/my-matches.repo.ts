import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { matches, matchViews } from '#domains/matching/db/matching.ts';
import { candidatePreferences } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/db.ts';

const select = (tx: Tx) =>
  tx
    .select({
      match: matches,
      job: jobs,
      organizationName: organizations.name,
      facilityType: organizations.facilityType,
      applicationId: applications.id,
      stage: applications.stage,
      appliedAt: applications.appliedAt,
    })
    .from(matches)
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(
      applications,
      and(eq(applications.jobId, matches.jobId), eq(applications.candidateId, matches.candidateId)),
    )
    .$dynamic();
export type MyMatchRow = Awaited<ReturnType<typeof select>>[number];

/**
 * Jobs that fit, best first: current, still open, and neither dismissed nor applied to. One that its employer is no longer
 * shown, by coarse facts, can still fit by the exact ones.
 */
export const openMatches = (
  tx: Tx,
  params: { userId: string; after: readonly [number, string] | null; limit: number },
) =>
  select(tx)
    .where(
      and(
        eq(matches.candidateId, params.userId),
        eq(matches.isCurrent, true),
        eq(jobs.status, 'published'),
        sql`(coalesce(${applications.stage}, 'matched') = 'matched'
          or ${applications.stage} = 'withdrawn' and ${applications.appliedAt} is null)`,
        params.after
          ? sql`(${matches.rankScore}, ${matches.jobId}) < (${params.after[0]}::float8, ${params.after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(matches.rankScore), desc(matches.jobId))
    .limit(params.limit);

export async function findMyMatch(tx: Tx, userId: string, id: string): Promise<MyMatchRow | null> {
  const [row] = await select(tx).where(and(eq(matches.id, id), eq(matches.candidateId, userId)));
  return row ?? null;
}

/** Opens the row between a person and a job whose employer was not shown the person yet. */
export async function openApplication(
  tx: Tx,
  row: { jobId: string; organizationId: string; candidateId: string },
): Promise<string | null> {
  const [made] = await tx.insert(applications).values(row).returning({ id: applications.id });
  return made?.id ?? null;
}

/** Whether its employer is shown a pair now. For the service: people do not read the employers' side. */
export async function isShown(tx: Tx, pair: { jobId: string; candidateId: string }): Promise<boolean> {
  const [shown] = await tx
    .select({ jobId: matchViews.jobId })
    .from(matchViews)
    .where(
      and(
        eq(matchViews.jobId, pair.jobId),
        eq(matchViews.candidateId, pair.candidateId),
        isNotNull(matchViews.allocatedAt),
      ),
    );
  return shown !== undefined;
}

export async function readPreferences(tx: Tx, userId: string) {
  const [row] = await tx.select().from(candidatePreferences).where(eq(candidatePreferences.userId, userId));
  return row ?? null;
}

export const saveLimits = (
  tx: Tx,
  userId: string,
  limits: { autoApply: boolean; autoApplyDailyCap: number; autoApplyActiveCap: number; updatedAt: Date },
) => tx.update(candidatePreferences).set(limits).where(eq(candidatePreferences.userId, userId));

/** One run for a person at a time, to the transaction's end. */
export const lockAutoApply = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`auto-apply:${userId}`}, 0))`);

/**
 * Jobs whose employer is shown this person and that nobody has applied to yet, best first by coarse facts: the exact order
 * would tell employers by who is applied for first. Only the service reads the rank.
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

/** How many applications were made on the person's behalf since `since`, and how many are open in all. */
export async function countApplications(tx: Tx, userId: string, since: Date): Promise<Counts> {
  const { rows } = await tx.execute<Counts>(sql`
    select
      count(*) filter (where source = 'auto' and applied_at >= ${since.toISOString()}::timestamptz)::int as today,
      count(*) filter (where stage in ('applied', 'shortlisted', 'interviewing', 'offered'))::int as active
    from applications where candidate_id = ${userId}`);
  return rows[0] ?? { today: 0, active: 0 };
}
