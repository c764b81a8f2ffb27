import { and, eq, sql } from 'drizzle-orm';
import { applicationEvents, applications } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { notFound, wrongState } from '#server/platform/errors.ts';
import { applicationMachine, mayMove, type Actor, type ApplicationStage } from '#shared/kernel/states.ts';

export type Application = typeof applications.$inferSelect;

/** Whoever takes a step: which side, and which person (null for the system). */
export interface Doer {
  actor: Actor;
  actorId: string | null;
}

/** Reads an application and locks it to the transaction's end; 404 when the transaction's user may not see it. */
export async function lockApplication(tx: Tx, id: string): Promise<Application> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  if (!application) throw notFound('application');
  return application;
}

const STAGE_WORDS: Record<ApplicationStage, string> = {
  matched: 'matched but not applied',
  applied: 'applied',
  shortlisted: 'shortlisted',
  interviewing: 'in interviews',
  offered: 'at an offer',
  hired: 'hired',
  rejected: 'declined',
  withdrawn: 'withdrawn',
  dismissed: 'dismissed',
};

/**
 * Takes one step of the application's machine and writes it on the timeline. Refuses with 409 and the current stage
 * what the machine does not allow to this actor. `first_response_at` is set by the employer's first step.
 */
export async function step(
  tx: Tx,
  application: Application,
  to: ApplicationStage,
  doer: Doer,
  now: Date,
  extra: { set?: Partial<typeof applications.$inferInsert>; detail?: Record<string, unknown> } = {},
): Promise<Application> {
  if (!mayMove(applicationMachine, application.stage, to, doer.actor)) {
    throw wrongState(`This is ${STAGE_WORDS[application.stage]}, so that step is no longer open.`, application.stage);
  }
  const isFirstAnswer = doer.actor === 'employer' && !application.firstResponseAt;
  const [moved] = await tx
    .update(applications)
    .set({
      stage: to,
      version: sql`${applications.version} + 1`,
      updatedAt: now,
      ...(isFirstAnswer ? { firstResponseAt: now } : {}),
      ...extra.set,
    })
    .where(and(eq(applications.id, application.id), eq(applications.stage, application.stage)))
    .returning();
  if (!moved) throw wrongState('This has changed in the meantime. Please look again.', application.stage);
  await writeEvent(tx, {
    applicationId: application.id,
    kind: 'stage',
    fromStage: application.stage,
    toStage: to,
    ...doer,
    detail: extra.detail ?? {},
    at: now,
  });
  return moved;
}

export async function writeEvent(tx: Tx, event: typeof applicationEvents.$inferInsert): Promise<void> {
  await tx.insert(applicationEvents).values(event);
}
