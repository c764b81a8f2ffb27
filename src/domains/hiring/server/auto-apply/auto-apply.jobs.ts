import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';

/** Applies automatically, within the candidate's limits. */
export const autoApplyJob = defineJob({ name: 'auto-apply', payload: z.object({ candidateId: z.uuid() }) });
