import { z } from 'zod';
import type { Feature } from '#platform/server/feature.ts';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import { watchCredentials } from './watch-credentials.ts';
import { expirationNotice } from './credentials.notices.ts';
import { credentialSubscribers } from './credentials.subscribers.ts';

/** Shortly after midnight Central time, all year; quiet hours hold the notices until the morning. */
const watchJob = defineJob({ name: 'credentials.watch', payload: z.object({}), cron: '20 6 * * *' });

export const credentialWatchFeature: Feature = {
  name: 'credential-watch',
  notices: [expirationNotice],
  subscribers: credentialSubscribers,
  jobs: [handle(watchJob, watchCredentials)],
};
