import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { HiringStep } from '#domains/hiring/contract/board/steps.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { applicationSteps, hiringSteps } from '#domains/hiring/db/team/people-marks.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isOrganization } from './tags.repo.ts';

const STEP = { id: hiringSteps.id, position: hiringSteps.position, stage: hiringSteps.stage, name: hiringSteps.name };

/** Row-level security leaves the steps of the reader's organizations, of which `own` is the one that they change. */
export const listStepRows = (tx: Tx, own: string | null): Promise<HiringStep[]> =>
  tx
    .select({ ...STEP, isOwn: isOrganization(hiringSteps.organizationId, own) })
    .from(hiringSteps)
    .where(isNull(hiringSteps.removedAt))
    .orderBy(asc(hiringSteps.position), asc(hiringSteps.stage), asc(hiringSteps.rank), asc(hiringSteps.id));

export async function findStep(tx: Tx, id: string): Promise<Omit<HiringStep, 'isOwn'> | null> {
  const [row] = await tx
    .select(STEP)
    .from(hiringSteps)
    .where(and(eq(hiringSteps.id, id), isNull(hiringSteps.removedAt)));
  return row ?? null;
}

type Within = Pick<HiringStep, 'position' | 'stage'> & { organizationId: string };
const isWithin = ({ organizationId, position, stage }: Within) =>
  and(
    eq(hiringSteps.organizationId, organizationId),
    eq(hiringSteps.position, position),
    eq(hiringSteps.stage, stage),
    isNull(hiringSteps.removedAt),
  );

/** Removed, not deleted: the people in a step keep its name. */
export const removeStepsExcept = (tx: Tx, within: Within, kept: readonly string[], at: Date) =>
  tx
    .update(hiringSteps)
    .set({ removedAt: at })
    .where(and(isWithin(within), kept.length > 0 ? notInArray(hiringSteps.id, [...kept]) : undefined));

/** Whether the step was one of them. */
export const updateStep = async (tx: Tx, within: Within, id: string, name: string, rank: number): Promise<boolean> =>
  (
    await tx
      .update(hiringSteps)
      .set({ name, rank })
      .where(and(isWithin(within), eq(hiringSteps.id, id)))
      .returning({ id: hiringSteps.id })
  ).length > 0;

export const insertStep = (tx: Tx, values: typeof hiringSteps.$inferInsert) => tx.insert(hiringSteps).values(values);

/** How many of the applications are in a stage. */
export const countInStage = async (tx: Tx, ids: readonly string[], stage: HiringStep['stage']): Promise<number> =>
  (
    await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(inArray(applications.id, [...ids]), eq(applications.stage, stage)))
  ).length;

export const putIntoStep = (tx: Tx, ids: readonly string[], stepId: string) =>
  tx
    .insert(applicationSteps)
    .values(ids.map((applicationId) => ({ applicationId, stepId })))
    .onConflictDoUpdate({ target: applicationSteps.applicationId, set: { stepId: sql`excluded.step_id` } });

export const takeOutOfStep = (tx: Tx, ids: readonly string[]) =>
  tx.delete(applicationSteps).where(inArray(applicationSteps.applicationId, [...ids]));
