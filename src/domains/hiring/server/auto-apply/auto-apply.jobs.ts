import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';

/** Plans automatic applications, within the candidate's limits. */
export const planJob = defineJob({ name: 'auto-apply', payload: z.object({ candidateId: z.uuid() }) });

/** Sends what is due. A sweep instead of a job per plan: a plan can be postponed, and a killed process loses nothing. */
export const sendPlansJob = defineJob({ name: 'auto-apply.send', payload: z.object({}), cron: '* * * * *' });
