import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { runClock, runClockJob } from './run-clock.ts';
import { appliedJobPaused, candidateNudge, employerNudge } from './waits.notices.ts';
import { waitSubscribers } from './waits.subscribers.ts';

export { askedSince, markOpened, wasOpened } from './waits.repo.ts';

export const waitsFeature: Feature = {
  name: 'waits',
  notices: [employerNudge, candidateNudge, appliedJobPaused],
  subscribers: waitSubscribers,
  jobs: [handle(runClockJob, runClock)],
};
