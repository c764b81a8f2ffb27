import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { JOB_STATES, POSITIONS } from '#kernel/vocabulary.ts';

/** Applies automatically, within the candidate's limits. */
export const autoApplyJob = defineJob({ name: 'auto-apply', payload: z.object({ candidateId: z.uuid() }) });

/** Notifies both sides of newly shown people. If a process dies, its missed heartbeat lets another one start over. */
export const announceShownJob = defineJob({
  name: 'matching.tell-showing',
  payload: z.object({ jobId: z.uuid(), candidateIds: z.array(z.uuid()), shownAt: z.iso.datetime() }),
  queue: { heartbeatSeconds: 10, retryDelay: 1 },
});

/**
 * Matches every open job again: nightly, which fills the next day's exposure cap, and after a new version of the
 * weights becomes active. Only queues the parts, by position and state.
 */
export const rematchMarketJob = defineJob({
  name: 'matching.rematch-market',
  payload: z.object({}),
  cron: '15 9 * * *',
});

/**
 * One part of a full re-match. If a process dies, its missed heartbeat lets another one start over; stored results do
 * not change the second time.
 */
export const rematchPartJob = defineJob({
  name: 'matching.rematch-part',
  payload: z.object({ position: z.enum(POSITIONS), state: z.enum(JOB_STATES) }),
  queue: { expireInSeconds: 3_600, heartbeatSeconds: 10, retryDelay: 1, retryBackoff: false },
});
