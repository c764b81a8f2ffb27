import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { jobPayApprovals, payApprovers } from '#domains/jobs/db/pay-approvals.ts';
import { isCovered, isMemberOf, isNearestRule, isSameRange } from '#domains/jobs/db/pay-rules.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

const ME = sql`app.user_id()`;

/**
 * Pay ranges that wait for the reader's approval, whatever the filter: it is the reader's own work. An owner stands in for
 * an approver who left. A range that changed after it was sent, or that no rule covers any more, waits for no one.
 */
export async function findPayRanges(tx: Tx, desk: Desk, limit: number): Promise<Found[]> {
  const rows = await tx
    .select({
      id: jobPayApprovals.id,
      jobId: jobs.id,
      minCents: jobPayApprovals.payMinCents,
      maxCents: jobPayApprovals.payMaxCents,
    })
    .from(jobPayApprovals)
    .innerJoin(jobs, eq(jobs.id, jobPayApprovals.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .innerJoin(payApprovers, isNearestRule)
    .where(
      and(
        inArray(jobs.organizationId, [...desk.organizationIds]),
        eq(jobPayApprovals.state, 'waiting'),
        isSameRange,
        isCovered,
        sql`case when ${isMemberOf(payApprovers.approverId)} then ${payApprovers.approverId} = ${ME}
          else ${isMemberOf(ME, sql`m.member_role = 'owner'`)} end`,
      ),
    )
    .orderBy(asc(jobPayApprovals.createdAt), asc(jobPayApprovals.id))
    .limit(limit);
  return rows.map(({ id, jobId, minCents, maxCents }) => ({
    id,
    jobId,
    applicationId: null,
    dueAt: null,
    pay: { minCents, maxCents },
  }));
}
