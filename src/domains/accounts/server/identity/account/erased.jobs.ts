import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** Follows an erasure, with its commit: whoever had an interview or an offer open with the person is told. */
export const personErased = defineJob({ name: 'identity-person-erased', payload: z.object({ userId: z.uuid() }) });
