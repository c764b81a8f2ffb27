import { z } from 'zod';
import { event } from '#platform/contract/event.ts';

/** An employer newly sees these people on a job: hiring opens an application for each, and both sides are notified. */
export const matchShown = event(
  'match.shown',
  z.object({
    jobId: z.uuid(),
    organizationId: z.uuid(),
    candidateIds: z.array(z.uuid()),
    shownAt: z.iso.datetime(),
  }),
);

/** Employers no longer see these people on these jobs, because the pair is no longer eligible or among the best. */
export const matchesEnded = event(
  'match.ended',
  z.object({ pairs: z.array(z.object({ jobId: z.uuid(), candidateId: z.uuid() })).nonempty() }),
);
