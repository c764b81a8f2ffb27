import { z } from 'zod';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import { anchorAudit } from './anchor.ts';
import { sealAudit } from './chain.ts';

const EVERY_MINUTE = '* * * * *';

export const auditJobs = [
  handle(
    defineJob({ name: 'seal-audit', payload: z.object({}), cron: EVERY_MINUTE, queue: { retryLimit: 0 } }),
    async (deps) => {
      await sealAudit(deps);
      await anchorAudit(deps);
    },
  ),
];
