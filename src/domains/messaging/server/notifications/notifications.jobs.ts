import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';

/** Releases notices held for quiet hours. Enqueued for their end, and scheduled so that none is left behind. */
export const releaseNotices = defineJob({ name: 'notifications.release', payload: z.object({}), cron: '* * * * *' });
