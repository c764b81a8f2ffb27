import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import {
  OPEN_PLANS,
  type DropReason,
  type PlanState,
} from '#domains/hiring/contract/applications/planned-application-states.ts';
import { plannedApplications } from '#domains/hiring/db/applications/planned-applications.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { matches } from '#domains/matching/db/matching.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { OpenPlan } from './choose-plans.ts';

export type Plan = typeof plannedApplications.$inferSelect;

const isOpen = inArray(plannedApplications.state, [...OPEN_PLANS]);

export const openPlansOf = async (tx: Tx, candidateId: string): Promise<OpenPlan[]> => {
  const rows = await tx
    .select()
    .from(plannedApplications)
    .where(and(eq(plannedApplications.candidateId, candidateId), isOpen));
  return rows.map(({ id, jobId, state, sendAt }) => ({
    id,
    jobId,
    sendAt,
    state: state === 'kept' ? state : 'planned',
  }));
};

export const insertPlans = (
  tx: Tx,
  rows: readonly { candidateId: string; jobId: string; plannedAt: Date; sendAt: Date }[],
) =>
  tx
    .insert(plannedApplications)
    .values([...rows])
    .onConflictDoNothing();

export async function findPlan(tx: Tx, id: string): Promise<Plan | null> {
  const [plan] = await tx.select().from(plannedApplications).where(eq(plannedApplications.id, id));
  return plan ?? null;
}

/** The candidate's own step. */
export const movePlan = (
  tx: Tx,
  id: string,
  state: PlanState,
  changes: { sendAt?: Date; settledAt?: Date | null } = {},
) =>
  tx
    .update(plannedApplications)
    .set({ ...changes, state })
    .where(eq(plannedApplications.id, id));

export const postponePlan = (tx: Tx, id: string, sendAt: Date) =>
  tx
    .update(plannedApplications)
    .set({ sendAt })
    .where(and(eq(plannedApplications.id, id), isOpen));

const settle = async (
  tx: Tx,
  which: SQL | undefined,
  end: { state: 'sent' | 'skipped' | 'dropped'; settledAt: Date; reason?: DropReason; detail?: string },
): Promise<string[]> => {
  const rows = await tx
    .update(plannedApplications)
    .set(end)
    .where(and(which, isOpen))
    .returning({ candidateId: plannedApplications.candidateId });
  return [...new Set(rows.map(({ candidateId }) => candidateId))];
};
type End = Parameters<typeof settle>[2];

/** Settles open plans and returns their candidates. */
export const settlePlan = (tx: Tx, id: string, end: End) => settle(tx, eq(plannedApplications.id, id), end);
export const settleAllOf = (tx: Tx, candidateId: string, end: End) =>
  settle(tx, eq(plannedApplications.candidateId, candidateId), end);
export const settlePlansOfJob = (tx: Tx, jobId: string, end: End) =>
  settle(tx, eq(plannedApplications.jobId, jobId), end);
export const settlePlansOfPair = (tx: Tx, pair: { candidateId: string; jobId: string }, end: End) =>
  settle(
    tx,
    and(eq(plannedApplications.candidateId, pair.candidateId), eq(plannedApplications.jobId, pair.jobId)),
    end,
  );

/** Open plans whose time has come, earliest first. */
export const duePlans = (tx: Tx, now: Date, limit: number) =>
  tx
    .select({ id: plannedApplications.id, candidateId: plannedApplications.candidateId })
    .from(plannedApplications)
    .where(and(isOpen, lte(plannedApplications.sendAt, now)))
    .orderBy(asc(plannedApplications.sendAt), asc(plannedApplications.id))
    .limit(limit);

/** What is planned, and what was skipped and can still be restored. */
export const plansToShow = (tx: Tx, candidateId: string, now: Date) =>
  tx
    .select({
      plan: plannedApplications,
      job: jobs,
      organizationName: organizations.name,
      facilityType: organizations.facilityType,
      match: matches,
    })
    .from(plannedApplications)
    .innerJoin(jobs, eq(jobs.id, plannedApplications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(matches, and(eq(matches.jobId, jobs.id), eq(matches.candidateId, plannedApplications.candidateId)))
    .where(
      and(
        eq(plannedApplications.candidateId, candidateId),
        or(isOpen, and(eq(plannedApplications.state, 'skipped'), gt(plannedApplications.sendAt, now))),
        eq(jobs.status, 'published'),
      ),
    )
    .orderBy(asc(plannedApplications.sendAt), sql`${matches.rankScore} desc nulls last`, asc(plannedApplications.id));

/** Plans that were dropped since a time, newest first. */
export const droppedPlans = (tx: Tx, candidateId: string, since: Date, limit: number) =>
  tx
    .select({ plan: plannedApplications, jobTitle: jobs.title, organizationName: organizations.name })
    .from(plannedApplications)
    .innerJoin(jobs, eq(jobs.id, plannedApplications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(
      and(
        eq(plannedApplications.candidateId, candidateId),
        eq(plannedApplications.state, 'dropped'),
        isNotNull(plannedApplications.settledAt),
        gt(plannedApplications.settledAt, since),
      ),
    )
    .orderBy(desc(plannedApplications.settledAt), asc(plannedApplications.id))
    .limit(limit);
