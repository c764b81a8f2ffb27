import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';

/** Runs when an offer's time is over. */
export const offerExpiry = defineJob({ name: 'offer.expire', payload: z.object({ offerId: z.uuid() }) });
