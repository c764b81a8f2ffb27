import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Applies on somebody's behalf, within the limits that the person set. */
export const autoApplyJob = defineJob({ name: 'auto-apply', payload: z.object({ candidateId: z.uuid() }) });

/** Once a night: lets the next people through each job's daily cap, and tidies the change feed. */
export const rebalanceJob = defineJob({ name: 'matching.rebalance', payload: z.object({}), cron: '15 9 * * *' });
