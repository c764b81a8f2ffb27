import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { plannedDecisions, verificationCases } from '#domains/verification/db/verification.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type PlanRow = typeof plannedDecisions.$inferSelect;

const isOpen = eq(plannedDecisions.state, 'planned');

export const insertPlans = (tx: Tx, plans: (typeof plannedDecisions.$inferInsert)[]): Promise<PlanRow[]> =>
  tx.insert(plannedDecisions).values(plans).returning();

export const findOpenPlans = (tx: Tx, caseIds: readonly string[]): Promise<PlanRow[]> =>
  tx
    .select()
    .from(plannedDecisions)
    .where(and(inArray(plannedDecisions.caseId, [...caseIds]), isOpen));

export async function findPlan(tx: Tx, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(plannedDecisions).where(eq(plannedDecisions.id, id));
  return row;
}

/** Undoing and carrying out wait for each other here. */
export async function lockPlan(tx: Tx, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(plannedDecisions).where(eq(plannedDecisions.id, id)).for('no key update');
  return row;
}

/** My plans that can still be undone, locked in a fixed order. */
export const lockMyPlans = (tx: Tx, me: string, now: Date): Promise<PlanRow[]> =>
  tx
    .select()
    .from(plannedDecisions)
    .where(and(eq(plannedDecisions.plannedBy, me), isOpen, gt(plannedDecisions.dueAt, now)))
    .orderBy(asc(plannedDecisions.id))
    .for('no key update');

export async function savePlan(
  tx: Tx,
  id: string,
  values: Pick<typeof plannedDecisions.$inferInsert, 'state' | 'settledBy' | 'settledAt' | 'refusal'>,
): Promise<void> {
  await tx.update(plannedDecisions).set(values).where(eq(plannedDecisions.id, id));
}

/** Makes an open plan due. */
export async function bringForward(tx: Tx, id: string, dueAt: Date): Promise<void> {
  await tx.update(plannedDecisions).set({ dueAt }).where(eq(plannedDecisions.id, id));
}

/** Due plans, the longest due first. */
export const duePlans = (tx: Tx, now: Date, limit: number): Promise<{ id: string }[]> =>
  tx
    .select({ id: plannedDecisions.id })
    .from(plannedDecisions)
    .where(and(isOpen, lte(plannedDecisions.dueAt, now)))
    .orderBy(asc(plannedDecisions.dueAt))
    .limit(limit);

const subject = sql<string | null>`coalesce(${profiles.fullName}, ${organizations.name})`;

/** This administrator's open plans, with the subject's name. */
export const listMyPlans = (tx: Tx, me: string, limit: number) =>
  tx
    .select({
      plan: plannedDecisions,
      title: subject,
    })
    .from(plannedDecisions)
    .innerJoin(verificationCases, eq(verificationCases.id, plannedDecisions.caseId))
    .leftJoin(profiles, eq(profiles.userId, verificationCases.userId))
    .leftJoin(organizations, eq(organizations.id, verificationCases.organizationId))
    .where(and(eq(plannedDecisions.plannedBy, me), isOpen))
    .orderBy(asc(plannedDecisions.dueAt), asc(subject), asc(plannedDecisions.id))
    .limit(limit);
