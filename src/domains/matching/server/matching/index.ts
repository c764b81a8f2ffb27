import type { Deps } from '#platform/server/deps.ts';
import type { Feature } from '#platform/server/feature.ts';
import { publishWithoutQueue } from '#platform/server/events/publish.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { service } from '#platform/server/database/db.ts';
import { pruneChanges } from './market/feed.repo.ts';
import { followMarket, watchMarket } from './market/follow.ts';
import { reportMarket } from './market/market-report.ts';
import { rematchMarketJob, rematchPartJob } from './matching.jobs.ts';
import { enqueueParts, rematchPartition } from './market/rematch-market.ts';
import { rematchJob } from './rematch.ts';
import { matchingSubscribers } from './matching.subscribers.ts';
import { MATCHING_DURATION } from './matching-metrics.ts';
import { matchFound, newMatchForJob } from './matching.notices.ts';

export { readCandidateFacts, readUnfinishedFacts } from './facts/candidate-facts.repo.ts';
export { fitsOf } from './fit-pairs.ts';
export { homeAreaOf } from './market/home-area.ts';
export { Engines } from './market/engines.ts';
export { evaluatePair, type PairEvaluation } from './evaluate-pair.ts';
export { openJobs, skipToEdge } from './market/follow.ts';
export { Market, marketOf } from './market/market.ts';
export { MarketReporter, readMarketReports } from './market/market-report.ts';
export { matchIdOf } from './views/matches.repo.ts';
export { upsertViewOfApplicant } from './views/match-views.repo.ts';
export { HAND_SET, readActiveSetting, type ActiveSetting } from './market/active-setting.repo.ts';
export { readJobFacts } from './facts/job-facts.repo.ts';
export { rematchMarketJob } from './matching.jobs.ts';
export { gatesForEmployer, presentScoreForEmployer, reasonsForEmployer } from './views/present-for-employer.ts';
export { nearMissText, presentFit, presentGates, presentReasons, presentScore, receiptIn } from './views/present.ts';
export { previewEligibility } from './preview-eligibility.ts';
export type { EligibilityPreview } from './partitions/answer.ts';
export { askEligibility } from './partitions/ask.ts';
export { PARTITIONS, partitionKey, partitionOfJob } from './partitions/partition.ts';

export type { Unmatched } from './unmatched/find-unmatched.ts';
export { unmatchedNow } from './unmatched/recently-found.ts';
export { whatIfs } from './what-if/what-if.ts';

/** Matches a job, with all consequences in the same transaction: for bulk loads, whose clock may differ. */
export const matchImmediately = (deps: Deps, jobId: string): Promise<void> =>
  rematchJob(deps, jobId, publishWithoutQueue);

export const matchingFeature: Feature = {
  name: 'matching',
  subscribers: matchingSubscribers,
  metrics: [MATCHING_DURATION],
  notices: [matchFound, newMatchForJob],
  // Previews and explanations use the market of their own process.
  start: (deps) => Promise.resolve(deps.env.role === 'worker' ? () => Promise.resolve() : reporting(deps, watchMarket)),
  apart: {
    jobs: [
      handle(rematchMarketJob, async (deps) => {
        await enqueueParts(deps);
        await deps.db.as(service, pruneChanges);
      }),
      handle(rematchPartJob, rematchPartition),
    ],
    start: (deps) => Promise.resolve(reporting(deps, followMarket)),
  },
};

/** Starts the work and the market reports; returns a function that stops both. */
function reporting(deps: Deps, start: (deps: Deps) => () => Promise<void>): () => Promise<void> {
  const stops = [start(deps), reportMarket(deps)];
  return async () => {
    for (const stop of stops) await stop();
  };
}
