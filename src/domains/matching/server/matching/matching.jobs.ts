import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { JOB_STATES, POSITIONS } from '#kernel/vocabulary.ts';

/**
 * Matches every open job again: nightly, which fills the next day's exposure cap, and after a new version of the
 * weights becomes active. Only queues the parts, by position and state.
 */
export const rematchMarketJob = defineJob({
  name: 'matching.rematch-market',
  payload: z.object({}),
  cron: '15 9 * * *',
});

/** A part can take long; the heartbeat notices soon when its process has died. */
export const REMATCH_QUEUE = { expireInSeconds: 3_600, heartbeatSeconds: 10, retryDelay: 1, retryBackoff: false };

/**
 * One part of a full re-match. If a process dies, its missed heartbeat lets another one start over; stored results do
 * not change the second time.
 */
export const rematchPartJob = defineJob({
  name: 'matching.rematch-part',
  payload: z.object({ position: z.enum(POSITIONS), state: z.enum(JOB_STATES) }),
  queue: REMATCH_QUEUE,
});
