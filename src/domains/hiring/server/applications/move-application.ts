import type { z } from 'zod';
import { publish } from '#platform/server/events/publish.ts';
import type { Initiator } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import {
  applicationEnded,
  applicationMoved,
  type EndCause,
} from '#domains/hiring/contract/applications/application-events.ts';
import { applicationMachine, type ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { lockById, updateStage, type Application } from './applications.repo.ts';

/** Reads and locks an application until the transaction ends; 404 when the transaction's user may not see it. */
export async function lockApplication(tx: Tx, id: string): Promise<Application> {
  const application = await lockById(tx, id);
  if (!application) throw notFound('application');
  return application;
}

type Changes = Parameters<typeof updateStage>[3];

/** Moves an application that goes on, and publishes it. */
export async function moveApplication(
  deps: Deps,
  tx: Tx,
  application: Application,
  to: z.output<(typeof applicationMoved)['payload']>['to'],
  by: Initiator,
  changes: Changes = {},
): Promise<Application> {
  const moved = await saveStage(deps, tx, application, to, by, changes);
  await publish(deps, tx, applicationMoved, { ...idsOf(moved), ...by, from: application.stage, to });
  return moved;
}

/** The one way in which an application ends without a hire; its interviews and its open offer end by the event. */
export async function endApplication(
  deps: Deps,
  tx: Tx,
  application: Application,
  end: EndCause,
  by: Initiator,
  changes: Changes = {},
): Promise<Application> {
  const to = end.cause === 'withdrawn' || end.cause === 'person_erased' ? 'withdrawn' : 'rejected';
  const ended = await saveStage(deps, tx, application, to, by, changes);
  await publish(deps, tx, applicationEnded, { ...idsOf(ended), ...by, from: application.stage, to, end });
  return ended;
}

/** The part that every event of an application carries. */
export const idsOf = ({ id, jobId, organizationId, candidateId }: Application) => ({
  applicationId: id,
  jobId,
  organizationId,
  candidateId,
});

const STAGE_PHRASES: Record<ApplicationStage, string> = {
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
 * Saves the next stage. Throws 409 with the current stage when the state machine does not let this side take the step.
 * The employer's first step stops the response clock.
 */
export async function saveStage(
  deps: Deps,
  tx: Tx,
  application: Application,
  to: ApplicationStage,
  by: Initiator,
  changes: Changes,
): Promise<Application> {
  if (!mayMove(applicationMachine, application.stage, to, by.actor)) {
    throw wrongState(`This is ${STAGE_PHRASES[application.stage]}, so that step is no longer open.`, application.stage);
  }
  const now = deps.clock.now();
  const isFirstResponse = by.actor === 'employer' && !application.firstResponseAt;
  const saved = await updateStage(tx, application, to, {
    updatedAt: now,
    ...(isFirstResponse ? { firstResponseAt: now } : {}),
    ...changes,
  });
  if (!saved) throw wrongState('This has changed in the meantime. Please look again.', application.stage);
  return saved;
}
