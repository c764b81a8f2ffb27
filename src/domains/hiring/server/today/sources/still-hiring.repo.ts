import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { jobUpkeep } from '#domains/jobs/db/job-upkeep.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { SILENT_DAYS } from '#domains/jobs/contract/upkeep.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

/** Old jobs that ask whether they are still meant, and those that paused without an answer. */
export async function findStillHiring(tx: Tx, desk: Desk, limit: number): Promise<Found[]> {
  const rows = await tx
    .select({ id: jobs.id, askedAt: jobUpkeep.askedAt, silentDays: jobUpkeep.silentDays })
    .from(jobUpkeep)
    .innerJoin(jobs, eq(jobs.id, jobUpkeep.jobId))
    .where(
      and(
        inArray(jobs.organizationId, [...desk.organizationIds]),
        desk.hasJob(jobUpkeep.jobId),
        or(
          and(eq(jobs.status, 'published'), isNotNull(jobUpkeep.askedAt)),
          and(eq(jobs.status, 'paused'), eq(jobUpkeep.pausedFor, 'silence')),
        ),
      ),
    )
    .orderBy(asc(jobUpkeep.askedAt), asc(jobs.id))
    .limit(limit);
  return rows.map(({ id, askedAt, silentDays }) => ({
    id,
    jobId: id,
    applicationId: null,
    // Null: it has paused.
    dueAt: askedAt && new Date(desk.now.getTime() + Math.max(1, SILENT_DAYS - silentDays) * DAY_MS),
  }));
}
