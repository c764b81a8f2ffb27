import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** Queued with the erasure's commit: tells employers who had an open interview or offer with the person. */
export const personErased = defineJob({ name: 'identity-person-erased', payload: z.object({ userId: z.uuid() }) });
