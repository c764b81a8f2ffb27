import type { Tx } from '#platform/server/db.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { applicationMachine, type ApplicationStage } from '#domains/hiring/contract/application-states.ts';
import { mayMove, type Actor } from '#kernel/state-machine.ts';
import { lockById, saveStep, writeEvent, type Application } from './applications.repo.ts';

/** Whoever takes a step: which side, and which person (null for the system). */
export interface Doer {
  actor: Actor;
  actorId: string | null;
}

/** Reads an application and locks it to the transaction's end; 404 when the transaction's user may not see it. */
export async function lockApplication(tx: Tx, id: string): Promise<Application> {
  const application = await lockById(tx, id);
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

interface Extra {
  set?: Parameters<typeof saveStep>[3];
  detail?: Record<string, unknown>;
}

/**
 * Takes one step of the application's machine and writes it on the timeline. Refuses with 409 and the current stage
 * what the machine does not allow to this actor. The employer's first step is the first answer of the response clock.
 */
export async function step(
  tx: Tx,
  application: Application,
  to: ApplicationStage,
  doer: Doer,
  now: Date,
  { set = {}, detail = {} }: Extra = {},
): Promise<Application> {
  if (!mayMove(applicationMachine, application.stage, to, doer.actor)) {
    throw wrongState(`This is ${STAGE_WORDS[application.stage]}, so that step is no longer open.`, application.stage);
  }
  const isFirstAnswer = doer.actor === 'employer' && !application.firstResponseAt;
  const moved = await saveStep(tx, application, to, {
    updatedAt: now,
    ...(isFirstAnswer ? { firstResponseAt: now } : {}),
    ...set,
  });
  if (!moved) throw wrongState('This has changed in the meantime. Please look again.', application.stage);
  const { id: applicationId, stage: fromStage } = application;
  await writeEvent(tx, { applicationId, kind: 'stage', fromStage, toStage: to, ...doer, detail, at: now });
  return moved;
}

/** Writes something on the timeline beside the stages, e.g. an interview's or an offer's change. */
export const note = (
  tx: Tx,
  application: Application,
  kind: string,
  doer: Doer,
  detail: Record<string, unknown>,
  at: Date,
) => writeEvent(tx, { applicationId: application.id, kind, fromStage: null, toStage: null, ...doer, detail, at });
