import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';

/** Reads a file, one at a time per process: recognizing a page takes a core for seconds. */
export const readImport = defineJob({
  name: 'resume.read',
  payload: z.object({ importId: z.uuid() }),
  // Retries for an hour while the virus scanner is down.
  queue: { retryLimit: 30, retryDelay: 10, retryBackoff: true, expireInSeconds: 900 },
});

export const removeExpired = defineJob({ name: 'resume.remove-expired', payload: z.object({}), cron: '17 * * * *' });
