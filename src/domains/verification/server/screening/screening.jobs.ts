import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';

const AN_HOUR = 3_600;

/** After each new file, and the night after the OIG's monthly release. */
export const screenEveryoneJob = defineJob({
  name: 'screening.everyone',
  payload: z.object({}),
  cron: '0 8 12 * *',
  queue: { expireInSeconds: AN_HOUR },
});

export const screenPersonJob = defineJob({ name: 'screening.person', payload: z.object({ userId: z.uuid() }) });
