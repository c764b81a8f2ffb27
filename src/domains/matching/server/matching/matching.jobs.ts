import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';
import { JOB_STATES, POSITIONS } from '#kernel/vocabulary.ts';

/** Applies on somebody's behalf, within the limits that the person set. */
export const autoApplyJob = defineJob({ name: 'auto-apply', payload: z.object({ candidateId: z.uuid() }) });

/**
 * Tells both sides of whom a job newly shows. A process that dies in the middle is missed by its heartbeat, and another
 * begins again.
 */
export const tellShowingJob = defineJob({
  name: 'matching.tell-showing',
  payload: z.object({ jobId: z.uuid(), candidateIds: z.array(z.uuid()), shownAt: z.iso.datetime() }),
  queue: { heartbeatSeconds: 10, retryDelay: 1 },
});

/**
 * Matches every open job anew: once a night, which lets the next people through each job's daily cap, and whenever
 * another version of the weights becomes active. It only hands the work out, by position and region.
 */
export const rematchMarketJob = defineJob({
  name: 'matching.rematch-market',
  payload: z.object({}),
  cron: '15 9 * * *',
});

/**
 * One part of a whole re-match, for whichever process takes it. The heart of a process that dies in the
 * middle is missed at the queue's next look, and the part begins again; what it had stored already changes nothing the second time.
 */
export const rematchPartJob = defineJob({
  name: 'matching.rematch-part',
  payload: z.object({ position: z.enum(POSITIONS), state: z.enum(JOB_STATES) }),
  queue: { expireInSeconds: 3_600, heartbeatSeconds: 10, retryDelay: 1, retryBackoff: false },
});
