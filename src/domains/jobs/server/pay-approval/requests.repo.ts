import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { jobPayApprovals, payApprovers } from '#domains/jobs/db/pay-approvals.ts';
import { isCovered, isNearestRule } from '#domains/jobs/db/pay-rules.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';

type Request = typeof jobPayApprovals.$inferSelect;
type Rule = typeof payApprovers.$inferSelect;

export async function ruleOf(tx: Tx, organizationId: string): Promise<Rule | null> {
  const [row] = await tx.select().from(payApprovers).where(eq(payApprovers.organizationId, organizationId));
  return row ?? null;
}

export const putRule = (tx: Tx, { organizationId, ...rule }: Rule) =>
  tx
    .insert(payApprovers)
    .values({ organizationId, ...rule })
    .onConflictDoUpdate({ target: payApprovers.organizationId, set: rule });

export const dropRule = (tx: Tx, organizationId: string) =>
  tx.delete(payApprovers).where(eq(payApprovers.organizationId, organizationId));

export const findRequest = (tx: Tx, id: string): Promise<Request | null> =>
  elevate(tx, async () => {
    const [row] = await tx.select().from(jobPayApprovals).where(eq(jobPayApprovals.id, id));
    return row ?? null;
  });

/** One request of a job waits: another one takes the place of it. */
export const insertRequest = (tx: Tx, values: typeof jobPayApprovals.$inferInsert): Promise<string> =>
  elevate(tx, async () => {
    await tx
      .delete(jobPayApprovals)
      .where(and(eq(jobPayApprovals.jobId, values.jobId), eq(jobPayApprovals.state, 'waiting')));
    const [made] = await tx.insert(jobPayApprovals).values(values).returning({ id: jobPayApprovals.id });
    if (!made) throw new Error('the request for approval was not stored');
    return made.id;
  });

/** Decides a request that waits; false when it was decided or replaced in the meantime. */
export const decideRequest = (
  tx: Tx,
  id: string,
  decision: Pick<Request, 'state' | 'reason' | 'decidedBy' | 'decidedAt'>,
): Promise<boolean> =>
  elevate(tx, async () => {
    const rows = await tx
      .update(jobPayApprovals)
      .set(decision)
      .where(and(eq(jobPayApprovals.id, id), eq(jobPayApprovals.state, 'waiting')))
      .returning({ id: jobPayApprovals.id });
    return rows.length > 0;
  });

/** What is open when the rule begins counts as approved, so that a rule stops no job that people apply to. */
export const approveOpenRanges = (
  tx: Tx,
  { organizationId, by, at }: { organizationId: string; by: string; at: Date },
) =>
  elevate(tx, async () => {
    const open = await tx
      .select({ jobId: jobs.id, payMinCents: jobs.payMinCents, payMaxCents: jobs.payMaxCents })
      .from(jobs)
      .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
      .innerJoin(payApprovers, isNearestRule)
      .where(
        and(
          sql`${organizations.path} @> array[${organizationId}::uuid]`,
          inArray(jobs.status, ['published', 'paused']),
          isNotNull(jobs.payMinCents),
          isCovered,
        ),
      );
    const values = open.flatMap(({ jobId, payMinCents, payMaxCents }) =>
      payMinCents === null || payMaxCents === null
        ? []
        : {
            jobId,
            payMinCents,
            payMaxCents,
            state: 'approved' as const,
            askedBy: by,
            decidedBy: by,
            decidedAt: at,
            createdAt: at,
          },
    );
    if (values.length > 0) await tx.insert(jobPayApprovals).values(values);
  });
