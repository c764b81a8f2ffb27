import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** Every hour: jobs end on the day after their last one, in Central time. */
export const expireJobsJob = defineJob({ name: 'jobs.expire', payload: z.object({}), cron: '5 * * * *' });
