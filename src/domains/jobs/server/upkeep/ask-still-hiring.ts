import { z } from 'zod';
import { ASKS_AFTER_DAYS } from '#domains/jobs/contract/upkeep.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { dayOf } from '#kernel/days.ts';
import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { countSilence, lockSilent, lockUnasked, putUpkeep } from '#domains/jobs/server/jobs/index.ts';
import { pauseItself } from './pause-itself.ts';
import { tellTeam } from './tell-team.ts';
import { stillHiring } from './upkeep.notices.ts';

/** Hourly, so that a day on which the server was stopped for a while still counts. */
export const stillHiringJob = defineJob({ name: 'jobs.still-hiring', payload: z.object({}), cron: '20 * * * *' });

/** Keeps a transaction short; the next one continues. */
const BATCH_SIZE = 100;

/**
 * Asks the teams of old jobs whether they are still hiring, and pauses the jobs of those who were silent for seven days.
 * Only days on which the server ran count: while it is stopped, the team cannot answer.
 */
export async function askStillHiring(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.as(service, (tx) => countSilence(tx, dayOf(now)));
  await inBatches(deps, async (tx) => {
    const silent = await lockSilent(tx, BATCH_SIZE);
    for (const { job } of silent) await pauseItself(deps, tx, job, 'silence');
    return silent.length;
  });
  const before = new Date(now.getTime() - ASKS_AFTER_DAYS * DAY_MS);
  await inBatches(deps, async (tx) => {
    const old = await lockUnasked(tx, before, BATCH_SIZE);
    for (const { job } of old) {
      await putUpkeep(tx, job.id, { askedAt: now, silentDays: 0, countedOn: dayOf(now) });
      await tellTeam(deps, tx, stillHiring, job, `still-hiring:${job.id}:${dayOf(now)}`);
    }
    return old.length;
  });
}

async function inBatches(deps: Deps, work: (tx: Tx) => Promise<number>): Promise<void> {
  let count = BATCH_SIZE;
  while (count >= BATCH_SIZE) count = await deps.db.as(service, work);
}
