import type { Initiator } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import type { EndCause } from '#domains/hiring/contract/applications/application-events.ts';
import { END_REASONS } from '#domains/hiring/contract/decline-reasons.ts';
import { jobClosed, jobExpired, jobFilled } from '#domains/jobs/contract/job-events.ts';
import { appliedJobExpired } from '../applications.notices.ts';
import { lockOpenApplications } from './end-with-job.repo.ts';
import { endMatchedOfJob } from '../matched.repo.ts';
import { endApplication } from '../move-application.ts';
import { notifyParties } from '#domains/hiring/server/parties/index.ts';

type JobEnd = Extract<EndCause['cause'], 'job_closed' | 'position_filled' | 'organization_canceled'>;

/**
 * Ends the open applications of a job that hires no one else. When the employer ended the job, that counts as their
 * response, also for candidates whom they can no longer see.
 */
async function endApplications(deps: Deps, tx: Tx, jobId: string, cause: JobEnd, by: Initiator): Promise<void> {
  await endMatchedOfJob(tx, jobId, deps.clock.now());
  for (const application of await lockOpenApplications(tx, jobId)) {
    await endApplication(deps, tx, application, { cause }, by, { declineReason: END_REASONS[cause] });
  }
}

export const endWithJobSubscribers: readonly Subscriber[] = [
  onEvent('hiring.end-with-filled-job', jobFilled, (deps, tx, { payload: { jobId, actor, actorId } }) =>
    endApplications(deps, tx, jobId, 'position_filled', { actor, actorId }),
  ),
  onEvent('hiring.end-with-closed-job', jobClosed, (deps, tx, { payload: { jobId, cause, actor, actorId } }) =>
    endApplications(deps, tx, jobId, cause === 'closed' ? 'job_closed' : cause, { actor, actorId }),
  ),
  // An expired job can open again: its matches end, its applicants stay and hear about it.
  onEvent('hiring.stop-with-expired-job', jobExpired, async (deps, tx, { at, payload: { jobId } }) => {
    await endMatchedOfJob(tx, jobId, at);
    for (const { id } of await lockOpenApplications(tx, jobId)) {
      await notifyParties(deps, tx, appliedJobExpired, id, {
        to: ['candidate'],
        data: ({ job }) => ({ jobTitle: job.title }),
        dedupeKey: `expired:${id}:${at.getTime()}`,
      });
    }
  }),
];
