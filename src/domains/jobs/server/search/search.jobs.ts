import { z } from 'zod';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { renewReplies } from './search.repo.ts';

/** Hourly: the share of answers in time changes with the clock, not with a row. */
export const renewRepliesJob = defineJob({ name: 'jobs.renew-replies', payload: z.object({}), cron: '20 * * * *' });

export const renewRepliesNow = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx) => {
    await renewReplies(tx);
  });
