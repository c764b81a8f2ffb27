import { z } from 'zod';
import { promiseBroken } from '#domains/hiring/contract/wait-events.ts';
import { businessTime, officeOf } from '#domains/hiring/server/response-clock/index.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { nextStep } from './next-step.ts';
import { nudge } from './nudge.ts';
import { lockDue, saveStep, takeTurn, type DueWait } from './waits.repo.ts';

/** A sweep instead of a job per wait: a killed process loses nothing, and an answer needs to cancel nothing. */
export const runClockJob = defineJob({ name: 'waits.run', payload: z.object({}), cron: '*/5 * * * *' });

/** Keeps a transaction short; the next one continues. */
const BATCH_SIZE = 100;

/** Takes the steps that are due: reminders to the side that owes an answer, and the consequence of a broken promise. */
export async function runClock(deps: Deps): Promise<void> {
  for (;;) {
    const count = await deps.db.as(service, async (tx) => {
      // One process at a time: two would each take a part, and notify the same people twice.
      if (!(await takeTurn(tx))) return 0;
      const due = await lockDue(tx, deps.clock.now(), BATCH_SIZE);
      for (const one of due) await takeStep(deps, tx, one);
      return due.length;
    });
    if (count < BATCH_SIZE) return;
  }
}

async function takeStep(deps: Deps, tx: Tx, due: DueWait): Promise<void> {
  const { wait, job } = due;
  const now = deps.clock.now();
  const office = await officeOf(tx, job);
  const { step, nextAt } = nextStep(wait, now, () => businessTime(now, job.responseDueHours / 2, office));
  await saveStep(tx, wait, step, nextAt);
  if (step === 'broken') {
    const { id: jobId, organizationId } = job;
    await publish(deps, tx, promiseBroken, { ...SYSTEM, jobId, organizationId, applicationId: wait.applicationId });
    return;
  }
  await nudge(deps, tx, due, step);
}
