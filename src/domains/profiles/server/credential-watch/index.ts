import { z } from 'zod';
import type { Feature } from '#platform/server/feature.ts';
import { defineJob, handle } from '#platform/server/jobs.ts';
import { watchCredentials } from './watch-credentials.ts';
import { credentialExpiring } from './credentials.notices.ts';

/** Shortly after midnight Central time, all year; quiet hours hold the notices until the morning. */
const watchJob = defineJob({ name: 'credentials.watch', payload: z.object({}), cron: '20 6 * * *' });

export const credentialWatchFeature: Feature = {
  name: 'credential-watch',
  notices: [credentialExpiring],
  jobs: [handle(watchJob, watchCredentials)],
};
