import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { invitations } from '#domains/hiring/db/invitations/invitations.ts';
import { matchViews } from '#domains/matching/db/matching.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

/** A match of at least this Compatibility that is at most a week old and was not invited. */
const STRONG = 85;
const NEW_MS = 7 * DAY_MS;
/** The newest that are looked at: a reader invites a handful, and a large market adds thousands a week. */
const LOOKED_AT = 400;

/** The whole points that the employer sees: a finer order would reveal more than the points. */
const points = sql<number>`floor(${matchViews.employerScore} * 100 + 0.5)::integer`;

/** Strong new matches, by points, then by ID. */
export async function findMatches(tx: Tx, desk: Desk, limit: number): Promise<Found[]> {
  const newest = tx
    .select({ id: applications.id, jobId: applications.jobId, candidateId: applications.candidateId })
    .from(applications)
    .where(
      and(
        inArray(applications.organizationId, [...desk.organizationIds]),
        sql`${applications.stage} = 'matched'`,
        gte(applications.createdAt, new Date(desk.now.getTime() - NEW_MS)),
        desk.hasJob(applications.jobId),
      ),
    )
    .orderBy(desc(applications.createdAt))
    .limit(LOOKED_AT)
    .as('newest');
  const rows = await tx
    .select({ id: newest.id, jobId: newest.jobId, score: points })
    .from(newest)
    .innerJoin(matchViews, and(eq(matchViews.jobId, newest.jobId), eq(matchViews.candidateId, newest.candidateId)))
    .innerJoin(jobs, and(eq(jobs.id, newest.jobId), eq(jobs.status, 'published')))
    .where(
      and(
        gte(points, STRONG),
        sql`not exists (select 1 from ${invitations} where ${invitations.applicationId} = ${newest.id})`,
      ),
    )
    .orderBy(desc(points), desc(newest.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, applicationId: row.id, dueAt: null }));
}
