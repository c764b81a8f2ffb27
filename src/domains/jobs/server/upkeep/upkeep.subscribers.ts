import type { z } from 'zod';
import { promiseBroken, promisesKept } from '#domains/hiring/contract/wait-events.ts';
import { jobPaused, jobPublished, jobSaved } from '#domains/jobs/contract/job-events.ts';
import { jobPausedItself, jobReopenedItself } from '#domains/jobs/contract/upkeep.ts';
import { lockJob, putUpkeep } from '#domains/jobs/server/jobs/index.ts';
import type { EventType } from '#platform/contract/event.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';
import { dayOf } from '#kernel/days.ts';
import { pauseItself, reopenItself } from './pause-itself.ts';
import { tellTeam } from './tell-team.ts';
import { jobPausedForPromise, jobPausedForSilence, jobReopened } from './upkeep.notices.ts';

const PAUSED = { promise: jobPausedForPromise, silence: jobPausedForSilence } as const;

type OfJob = EventType<z.ZodType<{ jobId: string }>>;

const confirmOn = (event: OfJob): Subscriber =>
  onEvent(`jobs.confirm-on.${event.name}`, event, (_deps, tx, { at, payload: { jobId } }) =>
    putUpkeep(tx, jobId, { confirmedAt: at, askedAt: null, silentDays: 0 }),
  );

const forgetCauseOn = (event: OfJob): Subscriber =>
  onEvent(`jobs.forget-cause-on.${event.name}`, event, (_deps, tx, { payload: { jobId } }) =>
    putUpkeep(tx, jobId, { pausedFor: null }),
  );

export const upkeepSubscribers: readonly Subscriber[] = [
  onEvent('jobs.pause-for-promise', promiseBroken, async (deps, tx, { payload: { jobId } }) => {
    const job = await lockJob(tx, jobId);
    if (job) await pauseItself(deps, tx, job, 'promise');
  }),
  onEvent('jobs.reopen-for-promise', promisesKept, (deps, tx, { payload: { jobId } }) =>
    reopenItself(deps, tx, jobId, 'promise'),
  ),
  // Saving and publishing a job say that it is still meant.
  ...[jobSaved, jobPublished].map(confirmOn),
  ...[jobPaused, jobPublished].map(forgetCauseOn),
  onEvent('jobs.tell-of-pause', jobPausedItself, async (deps, tx, { id, payload: { jobId, cause } }) => {
    const job = await lockJob(tx, jobId);
    if (job) await tellTeam(deps, tx, PAUSED[cause], job, `paused:${id}`);
  }),
  onEvent('jobs.tell-of-reopening', jobReopenedItself, async (deps, tx, { id, payload: { jobId } }) => {
    const job = await lockJob(tx, jobId);
    if (job) await tellTeam(deps, tx, jobReopened, job, `reopened:${id}:${dayOf(deps.clock.now())}`);
  }),
  auditOn(jobPausedItself, ({ actorId, jobId, cause }) => ({
    actorId,
    action: 'job.paused_itself',
    subjectType: 'job',
    subjectId: jobId,
    detail: { cause },
  })),
  auditOn(jobReopenedItself, ({ actorId, jobId }) => ({
    actorId,
    action: 'job.reopened_itself',
    subjectType: 'job',
    subjectId: jobId,
  })),
];
