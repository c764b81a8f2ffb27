import { and, asc, eq, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import { offerApprovals, offerApprovalSteps } from '#domains/hiring/db/offers/offer-approvals.ts';
import { jobs, jobUnits } from '#domains/jobs/db/jobs.ts';
import { payApprovers } from '#domains/jobs/db/pay-approvals.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';

export type Approval = typeof offerApprovals.$inferSelect;
type Step = typeof offerApprovalSteps.$inferSelect;

export const stepsOf = (tx: Tx, organizationId: string): Promise<Step[]> =>
  tx
    .select()
    .from(offerApprovalSteps)
    .where(eq(offerApprovalSteps.organizationId, organizationId))
    .orderBy(asc(offerApprovalSteps.position));

export async function replaceSteps(
  tx: Tx,
  organizationId: string,
  steps: readonly Pick<Step, 'approverId' | 'unitId' | 'fromCents'>[],
): Promise<void> {
  await tx.delete(offerApprovalSteps).where(eq(offerApprovalSteps.organizationId, organizationId));
  if (steps.length === 0) return;
  await tx.insert(offerApprovalSteps).values(
    steps.map(({ approverId, unitId, fromCents }, position) => ({
      organizationId,
      position,
      approverId,
      unitId,
      fromCents,
    })),
  );
}

/** A pay that is offered for a job, in the job's unit, and its hourly equivalent. */
interface OfferedPay {
  organizationId: string;
  jobId: string;
  payCents: number;
  hourlyCents: number;
}

/**
 * Who has to approve an offer of this pay for this job, in order: the steps of the organization and of those above it, and
 * who approves pay ranges where the pay is above the posted one.
 */
export async function stepsFor(tx: Tx, offer: OfferedPay): Promise<{ approverId: string; name: string | null }[]> {
  const steps = await ownSteps(tx, offer);
  const above = (await payApproverFor(tx, offer)).filter(
    ({ approverId }) => !steps.some((step) => step.approverId === approverId),
  );
  return [...steps, ...above];
}

/** The nearest rule for pay ranges, where an offer exceeds what its job posts. */
const payApproverFor = (tx: Tx, { jobId, payCents, hourlyCents }: OfferedPay) =>
  elevate(tx, () =>
    tx
      .select({ approverId: payApprovers.approverId, name: profiles.fullName })
      .from(jobs)
      .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
      .innerJoin(payApprovers, sql`${payApprovers.organizationId} = any(${organizations.path})`)
      .leftJoin(profiles, eq(profiles.userId, payApprovers.approverId))
      .where(
        and(
          eq(jobs.id, jobId),
          sql`${payCents} > coalesce(${jobs.statedMaxCents}, ${jobs.payMaxCents})`,
          sql`${hourlyCents} >= coalesce(${payApprovers.fromCents}, 0)`,
        ),
      )
      .orderBy(sql`array_position(${organizations.path}, ${payApprovers.organizationId}) desc`)
      .limit(1),
  );

const ownSteps = (
  tx: Tx,
  { organizationId, jobId, hourlyCents }: OfferedPay,
): Promise<{ approverId: string; name: string | null }[]> =>
  elevate(tx, () =>
    tx
      .select({ approverId: offerApprovalSteps.approverId, name: profiles.fullName })
      .from(offerApprovalSteps)
      .innerJoin(organizations, sql`${offerApprovalSteps.organizationId} = any(${organizations.path})`)
      .leftJoin(profiles, eq(profiles.userId, offerApprovalSteps.approverId))
      .where(
        and(
          eq(organizations.id, organizationId),
          sql`(${offerApprovalSteps.fromCents} is null or ${offerApprovalSteps.fromCents} <= ${hourlyCents})`,
          sql`(${offerApprovalSteps.unitId} is null or ${offerApprovalSteps.unitId} = any(${organizations.path})
            or exists (select 1 from ${jobUnits} where ${jobUnits.jobId} = ${jobId} and ${jobUnits.unitId} = ${offerApprovalSteps.unitId}))`,
        ),
      )
      .orderBy(asc(offerApprovalSteps.position)),
  );

/** The approvals of one offer, in order, with the approvers' names. The server alone reads and writes them. */
export const approvalsOf = (tx: Tx, offerId: string): Promise<(Approval & { name: string | null })[]> =>
  elevate(tx, async () => {
    const rows = await tx
      .select({ approval: offerApprovals, name: profiles.fullName })
      .from(offerApprovals)
      .leftJoin(profiles, eq(profiles.userId, offerApprovals.approverId))
      .where(eq(offerApprovals.offerId, offerId))
      .orderBy(asc(offerApprovals.position));
    return rows.map(({ approval, name }) => ({ ...approval, name }));
  });

export const insertApprovals = (tx: Tx, values: (typeof offerApprovals.$inferInsert)[]) =>
  elevate(tx, () => tx.insert(offerApprovals).values(values));
export const dropApprovals = (tx: Tx, offerId: string) =>
  elevate(tx, () => tx.delete(offerApprovals).where(eq(offerApprovals.offerId, offerId)));
export const decideStep = (
  tx: Tx,
  id: string,
  decision: Pick<Approval, 'state' | 'reason' | 'decidedBy' | 'decidedAt'>,
) => elevate(tx, () => tx.update(offerApprovals).set(decision).where(eq(offerApprovals.id, id)));

/** Whether a person still belongs to the organization or to one above it. */
export const isMember = (tx: Tx, organizationId: string, userId: string): Promise<boolean> =>
  elevate(tx, async () => {
    const rows = await tx
      .select({ userId: organizationMembers.userId })
      .from(organizationMembers)
      .innerJoin(organizations, sql`${organizationMembers.organizationId} = any(${organizations.path})`)
      .where(and(eq(organizations.id, organizationId), eq(organizationMembers.userId, userId)))
      .limit(1);
    return rows.length > 0;
  });
