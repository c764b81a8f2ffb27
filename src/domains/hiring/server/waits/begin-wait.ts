import { CANDIDATE_ANSWER_HOURS } from '#domains/hiring/contract/wait-steps.ts';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { businessTime, officeOf } from '#domains/hiring/server/response-clock/index.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { promisesKept } from '#domains/hiring/contract/wait-events.ts';
import { countBroken, deleteWait, insertWait, jobOfApplication } from './waits.repo.ts';

/** From now on, one side of an application owes the other an answer. */
export async function beginWait(tx: Tx, applicationId: string, side: Side, since: Date): Promise<void> {
  const found = await jobOfApplication(tx, applicationId);
  if (!found) return;
  const { job, application } = found;
  const hours = side === 'employer' ? job.responseDueHours : CANDIDATE_ANSWER_HOURS;
  const office = await officeOf(tx, job);
  const after = (share: number) => businessTime(since, hours * share, office);
  const halfAt = after(0.5);
  await insertWait(tx, {
    applicationId,
    side,
    jobId: job.id,
    since,
    halfAt,
    // What the applicant was told counts.
    dueAt: (side === 'employer' && application.responseDueAt) || after(1),
    overdueAt: after(1.5),
    brokenAt: after(2),
    nextAt: halfAt,
  });
}

/** The side answered, or no longer has to. */
export async function endWait(deps: Deps, tx: Tx, applicationId: string, side: Side): Promise<void> {
  const gone = await deleteWait(tx, { applicationId, side });
  if (gone?.side !== 'employer' || gone.step !== 'broken' || (await countBroken(tx, gone.jobId)) > 0) return;
  const found = await jobOfApplication(tx, applicationId);
  if (!found) return;
  const { id: jobId, organizationId } = found.job;
  await publish(deps, tx, promisesKept, { ...SYSTEM, jobId, organizationId });
}
