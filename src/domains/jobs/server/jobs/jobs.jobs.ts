import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';

/** Hourly: a job expires on the day after its last one, in Central Time. */
export const expireJobsJob = defineJob({ name: 'jobs.expire', payload: z.object({}), cron: '5 * * * *' });
