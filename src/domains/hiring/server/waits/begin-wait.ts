import { CANDIDATE_ANSWER_HOURS } from '#domains/hiring/contract/wait-steps.ts';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { businessTime, officeOf } from '#domains/hiring/server/response-clock/index.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { promisesKept } from '#domains/hiring/contract/wait-events.ts';
import { countBroken, deleteWait, insertWait, jobOfApplication, type JobOfApplication } from './waits.repo.ts';

/** When the steps of a wait that begins at `since` are due, in the business time of the job's team. */
export async function timesOfWait(tx: Tx, job: JobOfApplication['job'], side: Side, since: Date) {
  const hours = side === 'employer' ? job.responseDueHours : CANDIDATE_ANSWER_HOURS;
  const office = await officeOf(tx, job);
  const after = (share: number) => businessTime(since, hours * share, office);
  const halfAt = after(0.5);
  return { since, halfAt, dueAt: after(1), overdueAt: after(1.5), brokenAt: after(2), nextAt: halfAt };
}

/** From now on, one side of an application owes the other an answer. */
export async function beginWait(tx: Tx, applicationId: string, side: Side, since: Date): Promise<void> {
  const found = await jobOfApplication(tx, applicationId);
  if (!found) return;
  const { job, application } = found;
  const times = await timesOfWait(tx, job, side, since);
  // The date that the applicant was shown counts.
  const dueAt = (side === 'employer' && application.responseDueAt) || times.dueAt;
  await insertWait(tx, { applicationId, side, jobId: job.id, ...times, dueAt });
}

/** The side answered, or no longer has to. */
export async function endWait(deps: Deps, tx: Tx, applicationId: string, side: Side): Promise<void> {
  const gone = await deleteWait(tx, { applicationId, side });
  if (gone?.side !== 'employer' || gone.step !== 'broken') return;
  const found = await jobOfApplication(tx, applicationId);
  if (found) await keepPromises(deps, tx, found.job);
}

/** Publishes that a job's promises are kept, unless an applicant still waits for twice the promised time. */
export async function keepPromises(
  deps: Deps,
  tx: Tx,
  { id: jobId, organizationId }: Pick<JobOfApplication['job'], 'id' | 'organizationId'>,
): Promise<void> {
  if ((await countBroken(tx, jobId)) > 0) return;
  await publish(deps, tx, promisesKept, { ...SYSTEM, jobId, organizationId });
}
