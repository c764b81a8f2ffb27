import { and, desc, eq, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { jobPayApprovals, payApprovers } from '#domains/jobs/db/pay-approvals.ts';
import { isCovered, isMemberOf, isNearestRule, isSameRange } from '#domains/jobs/db/pay-rules.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';

/**
 * Who approves the saved pay range of a job, and the newest request for exactly this range; null when it needs no
 * approval. The server alone reads and writes requests.
 */
export const payApprovalOf = (tx: Tx, jobId: string) =>
  elevate(tx, async () => {
    const [row] = await tx
      .select({
        organizationId: jobs.organizationId,
        payMinCents: sql<number>`${jobs.payMinCents}`,
        payMaxCents: sql<number>`${jobs.payMaxCents}`,
        approverId: payApprovers.approverId,
        approverName: profiles.fullName,
        isMember: isMemberOf(payApprovers.approverId),
        request: jobPayApprovals,
      })
      .from(jobs)
      .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
      .innerJoin(payApprovers, isNearestRule)
      .leftJoin(profiles, eq(profiles.userId, payApprovers.approverId))
      .leftJoin(jobPayApprovals, and(eq(jobPayApprovals.jobId, jobs.id), isSameRange))
      .where(and(eq(jobs.id, jobId), isCovered))
      .orderBy(desc(jobPayApprovals.createdAt), desc(jobPayApprovals.id))
      .limit(1);
    return row ?? null;
  });
export type PayApprovalRow = NonNullable<Awaited<ReturnType<typeof payApprovalOf>>>;
