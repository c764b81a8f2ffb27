import type { z } from 'zod';
import { jobPaused, jobPublished } from '#domains/jobs/contract/job-events.ts';
import { jobPausedItself, jobReopenedItself } from '#domains/jobs/contract/upkeep.ts';
import { canBePublished, lockJob, putUpkeep, saveStatus, upkeepOf, type Job } from '#domains/jobs/server/jobs/index.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import { dayOf } from '#kernel/days.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';

type Cause = z.output<(typeof jobPausedItself)['payload']>['cause'];

/** Pauses a published job that its team left alone. Its applications and invitations stay. */
export async function pauseItself(deps: Deps, tx: Tx, job: Job, cause: Cause): Promise<void> {
  // The demo's employers answer no one, and its jobs are there to be seen.
  if (job.status !== 'published' || job.isDemo) return;
  const now = deps.clock.now();
  await saveStatus(tx, job.id, { status: 'paused', statusChangedAt: now, updatedAt: now });
  const { id: jobId, organizationId, status: from } = job;
  // The publishing of the pause forgets an earlier cause.
  await publish(deps, tx, jobPaused, { ...SYSTEM, jobId, organizationId, from });
  await putUpkeep(tx, jobId, { pausedFor: cause });
  await publish(deps, tx, jobPausedItself, { ...SYSTEM, jobId, organizationId, cause });
}

/** Publishes a job again that had paused itself, unless its dates or its employer's standing no longer allow it. */
export async function reopenItself(deps: Deps, tx: Tx, jobId: string, cause: Cause): Promise<void> {
  const job = await lockJob(tx, jobId);
  const pausedFor = (await upkeepOf(tx, [jobId])).get(jobId)?.pausedFor;
  if (job?.status !== 'paused' || pausedFor !== cause) return;
  const now = deps.clock.now();
  if (!(await canBePublished(tx, job, dayOf(now)))) return;
  await saveStatus(tx, jobId, { status: 'published', statusChangedAt: now, updatedAt: now });
  const { organizationId, status: from } = job;
  await publish(deps, tx, jobPublished, { ...SYSTEM, jobId, organizationId, from });
  await publish(deps, tx, jobReopenedItself, { ...SYSTEM, jobId, organizationId });
}
