import { notify } from '#domains/messaging/server/notifications/index.ts';
import { endApplications, endFilled, stopTaking } from '#domains/hiring/server/applications/index.ts';
import { hiringTeam, tellTeam } from '#domains/employers/server/hiring-team/index.ts';
import { audit } from '#platform/server/audit.ts';
import { dayOf } from '#kernel/days.ts';
import { service, user, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { jobMachine, type JobStatus } from '#domains/jobs/contract/job-states.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { expireBefore, saveStatus, type Job } from './jobs.repo.ts';
import { keptDates } from './job.presenter.ts';
import { lockForChange, viewOf } from './read-jobs.ts';
import { requireComplete } from './save-job.ts';
import { requireLive } from './standing.ts';
import { jobExpired } from './jobs.notices.ts';

/** Publishes, pauses, resumes, fills or closes a job, as its machine allows the employer. */
export const moveJob = (deps: Deps, userId: string, id: string, to: JobStatus): Promise<JobView> =>
  deps.db.as(user(userId), async (tx) => {
    const job = await lockForChange(tx, id);
    const now = deps.clock.now();
    if (!mayMove(jobMachine, job.status, to, 'employer')) {
      throw wrongState(`This job is ${job.status}, so that is not possible.`, job.status);
    }
    if (to === 'published') await requirePublishable(tx, job, dayOf(now));
    await saveStatus(tx, id, {
      status: to,
      statusChangedAt: now,
      updatedAt: now,
      ...(to === 'published' && !job.publishedAt ? { publishedAt: now } : {}),
    });
    const doer = { actor: 'employer' as const, actorId: userId };
    if (to === 'filled') await endFilled(deps, tx, id, doer);
    if (to === 'closed') {
      await endApplications(deps, tx, id, { doer, code: 'job_closed', reason: 'The employer closed the job.' });
    }
    await audit(tx, {
      actorId: userId,
      action: `job.${to}`,
      subjectType: 'job',
      subjectId: id,
      detail: { from: job.status },
    });
    await tellTeam(tx, job.organizationId, ['jobs']);
    return viewOf(deps, tx, id);
  });

async function requirePublishable(tx: Tx, job: Job, today: string): Promise<void> {
  await requireLive(tx, job.organizationId, 'publish');
  requireComplete(job, today, keptDates(job));
}

/** Ends every job whose last day has passed, and tells those who hire for it and those who applied. */
export const expireJobs = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx) => {
    const now = deps.clock.now();
    for (const job of await expireBefore(tx, dayOf(now), now)) {
      await stopTaking(deps, tx, job);
      for (const userId of await hiringTeam(tx, job.organizationId)) {
        await notify(deps, tx, jobExpired, {
          userId,
          href: `/employer/jobs/${job.id}`,
          data: { jobTitle: job.title },
          dedupeKey: `expired:${job.id}:${dayOf(now)}`,
        });
      }
      await audit(tx, { actorId: null, action: 'job.expired', subjectType: 'job', subjectId: job.id });
    }
  });
