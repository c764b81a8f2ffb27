import { z } from 'zod';
import type { Feature } from '#server/platform/feature.ts';
import { defineJob, handle } from '#server/platform/jobs.ts';
import { watchCredentials } from './watch-credentials.ts';

/** Soon after midnight in Central time, in winter and summer; quiet hours hold the notices until the morning. */
const watchJob = defineJob({ name: 'credentials.watch', payload: z.object({}), cron: '20 6 * * *' });

export const credentialWatchFeature: Feature = {
  name: 'credential-watch',
  jobs: [handle(watchJob, watchCredentials)],
};
