import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { payApprovers } from '#domains/jobs/db/pay-approvals.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Makes a colleague responsible for the open jobs of a member who left, and returns the jobs. */
export async function handOverJobs(
  tx: Tx,
  { organizationId, from, to }: { organizationId: string; from: string; to: string },
): Promise<string[]> {
  const rows = await tx
    .update(jobs)
    .set({ createdBy: to })
    .where(and(eq(jobs.createdBy, from), ne(jobs.status, 'closed'), isBelow(jobs.organizationId, organizationId)))
    .returning({ id: jobs.id });
  return rows.map(({ id }) => id);
}

/** The colleague approves pay ranges where the member did. */
export const handOverPayApprovals = (
  tx: Tx,
  { organizationId, from, to }: { organizationId: string; from: string; to: string },
) =>
  tx
    .update(payApprovers)
    .set({ approverId: to })
    .where(and(eq(payApprovers.approverId, from), isBelow(payApprovers.organizationId, organizationId)));

const isBelow = (column: typeof jobs.organizationId | typeof payApprovers.organizationId, organizationId: string) =>
  inArray(column, sql`(select o.id from organizations o where o.path @> array[${organizationId}::uuid])`);
