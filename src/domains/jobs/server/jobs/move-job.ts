import { SYSTEM } from '#platform/contract/event.ts';
import { dayOf } from '#kernel/days.ts';
import { service, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { postedPay } from '#domains/jobs/contract/pay-units.ts';
import { jobClosed, jobExpired, jobFilled, jobPaused, jobPublished } from '#domains/jobs/contract/job-events.ts';
import type { CloseReason, JobView } from '#domains/jobs/contract/jobs.ts';
import { jobMachine, type JobStatus } from '#domains/jobs/contract/job-states.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { keptDates } from './job.presenter.ts';
import { missingForPosting } from '#domains/jobs/contract/posting.ts';
import { requireLive } from './job-standing.ts';
import { isPayApproved, requirePayApproved } from './require-pay-approved.ts';
import { closeInTree, expireBefore, fillIfFull, publishableState, saveStatus, type Job } from './jobs.repo.ts';
import { upkeepOf } from './upkeep.repo.ts';
import { lockForChange, viewOf } from './read-jobs.ts';
import { requireComplete } from './save-job.ts';

/** A step of a job, and why it closes where the team says so. */
export interface MoveTo {
  to: JobStatus;
  reason?: CloseReason | null | undefined;
}

/** Publishes, pauses, reopens, fills or closes a job, as the state machine allows the employer. */
export const moveJob = (deps: Deps, userId: string, id: string, { to, reason }: MoveTo): Promise<JobView> =>
  deps.db.as(user(userId), async (tx) => {
    await moveJobIn(deps, tx, await lockForChange(tx, id), to, userId, reason);
    return viewOf(deps, tx, id);
  });

/** The same for a job that the transaction has locked. */
export async function moveJobIn(
  deps: Deps,
  tx: Tx,
  job: Job,
  to: JobStatus,
  userId: string,
  reason: MoveTo['reason'] = null,
): Promise<void> {
  const now = deps.clock.now();
  if (!mayMove(jobMachine, job.status, to, 'employer')) {
    throw wrongState(`This job is ${job.status}, so that is not possible.`, job.status);
  }
  if (to === 'published') {
    await requirePublishable(tx, job, dayOf(now));
    await requireAnswers(tx, job);
    await requirePayApproved(tx, job.id, 'Ask for approval on the job’s page.');
  }
  await saveStatus(tx, job.id, {
    status: to,
    statusChangedAt: now,
    updatedAt: now,
    ...(to === 'published' && !job.publishedAt ? { publishedAt: now } : {}),
  });
  await publishMove(deps, tx, job, { to, reason }, userId);
}

/** A job that paused because applicants waited too long opens with the last answer, and not before. */
async function requireAnswers(tx: Tx, job: Job): Promise<void> {
  const { pausedFor, longWaiting } = (await upkeepOf(tx, [job.id])).get(job.id) ?? {};
  if (job.status !== 'paused' || pausedFor !== 'promise' || !longWaiting) return;
  const who = longWaiting === 1 ? '1 candidate has' : `${longWaiting} candidates have`;
  throw wrongState(
    `${who} waited twice the promised time. Answer first, and the job opens again by itself.`,
    job.status,
  );
}

/** Whether a job that paused itself may be shown again. */
export async function canBePublished(tx: Tx, job: Job, today: string): Promise<boolean> {
  if ((await publishableState(tx, job.organizationId)) !== 'live') return false;
  if (!(await isPayApproved(tx, job.id))) return false;
  return Object.keys(missingForPosting({ ...job, ...postedPay(job) }, today, keptDates(job))).length === 0;
}

async function publishMove(deps: Deps, tx: Tx, job: Job, { to, reason }: MoveTo, actorId: string): Promise<void> {
  const { id: jobId, organizationId, status: from } = job;
  const move = { jobId, organizationId, from, actor: 'employer', actorId } as const;
  if (to === 'published') await publish(deps, tx, jobPublished, move);
  else if (to === 'paused') await publish(deps, tx, jobPaused, move);
  else if (to === 'filled') await publish(deps, tx, jobFilled, move);
  else if (to === 'closed') await publish(deps, tx, jobClosed, { ...move, cause: 'closed', reason });
}

async function requirePublishable(tx: Tx, job: Job, today: string): Promise<void> {
  await requireLive(tx, job.organizationId, 'publish');
  requireComplete({ ...job, ...postedPay(job) }, today, keptDates(job));
}

/** Expires every job whose last day has passed. */
export const expireJobs = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx) => {
    const now = deps.clock.now();
    for (const { id: jobId, organizationId } of await expireBefore(tx, dayOf(now), now)) {
      await publish(deps, tx, jobExpired, { ...SYSTEM, jobId, organizationId });
    }
  });

/** Fills a job whose last opening was taken. */
export async function fillJob(deps: Deps, tx: Tx, jobId: string): Promise<void> {
  const filled = await fillIfFull(tx, jobId, deps.clock.now());
  if (filled) await publish(deps, tx, jobFilled, { ...SYSTEM, ...filled, jobId });
}

/** Closes all jobs of an organization that canceled, and of those below it. */
export async function closeJobsOf(deps: Deps, tx: Tx, organizationId: string, actorId: string | null): Promise<void> {
  for (const { id: jobId, organizationId: own, from } of await closeInTree(tx, organizationId, deps.clock.now())) {
    const move = { jobId, organizationId: own, from, actor: 'employer', actorId } as const;
    await publish(deps, tx, jobClosed, { ...move, cause: 'organization_canceled' });
  }
}
