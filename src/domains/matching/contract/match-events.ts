import { z } from 'zod';
import { event } from '#platform/contract/event.ts';

/** An employer newly sees these people on a job. */
export const matchShown = event(
  'match.shown',
  z.object({
    jobId: z.uuid(),
    organizationId: z.uuid(),
    candidateIds: z.array(z.uuid()),
    shownAt: z.iso.datetime(),
  }),
);
