import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';

/** Pushes what was held for quiet hours; enqueued for their end, and by the clock so that nothing stays behind. */
export const releaseNotices = defineJob({ name: 'notifications.release', payload: z.object({}), cron: '* * * * *' });
