import type { Deps } from '#platform/server/deps.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs.ts';
import { service } from '#platform/server/db.ts';
import { pruneChanges } from './feed.repo.ts';
import { followMarket, watchMarket } from './follow.ts';
import { reportMarket } from './market-report.ts';
import { rematchMarketJob, rematchPartJob, tellShowingJob } from './matching.jobs.ts';
import { handOutParts, rematchPart } from './rematch-market.ts';
import { rematchJob } from './rematch.ts';
import { tellNow, tellShowing } from './tell-showing.ts';
import { matchFound, newMatchForJob } from './matching.notices.ts';

export { startOfDay } from './allocation.ts';
export { readCandidateFacts } from './candidate-facts.repo.ts';
export { Engines } from './engines.ts';
export { evaluatePair, type PairEvaluation } from './evaluate-pair.ts';
export { openJobs, skipToEdge } from './follow.ts';
export { Market, marketOf } from './market.ts';
export { MarketReporter, readMarketReports } from './market-report.ts';
export { matchIdOf } from './matches.repo.ts';
export { upsertViewOfApplicant } from './match-views.repo.ts';
export { HAND_SET, readActiveSetting, type ActiveSetting } from './active-setting.repo.ts';
export { readJobFacts } from './job-facts.repo.ts';
export { autoApplyJob, rematchMarketJob } from './matching.jobs.ts';
export { gatesForEmployer, presentScoreForEmployer, reasonsForEmployer } from './present-for-employer.ts';
export { nearMissText, presentGates, presentReasons, presentScore, receiptIn } from './present.ts';
export { previewEligibility, type EligibilityPreview } from './preview-eligibility.ts';

/** Matches a job and tells both sides of it at once: for a bulk load, whose clock may be another one. */
export const matchAtOnce = (deps: Deps, jobId: string): Promise<void> => rematchJob(deps, jobId, tellNow);

export const matchingFeature: Feature = {
  name: 'matching',
  notices: [matchFound, newMatchForJob],
  // Previews and explanations ask the market of their own process.
  start: (deps) => Promise.resolve(deps.env.role === 'worker' ? () => Promise.resolve() : reporting(deps, watchMarket)),
  apart: {
    jobs: [
      handle(rematchMarketJob, async (deps) => {
        await handOutParts(deps);
        await deps.db.as(service, pruneChanges);
      }),
      handle(rematchPartJob, rematchPart),
      handle(tellShowingJob, tellShowing),
    ],
    start: (deps) => Promise.resolve(reporting(deps, followMarket)),
  },
};

/** Starts the work and tells of the market meanwhile; answers how to stop both. */
function reporting(deps: Deps, start: (deps: Deps) => () => Promise<void>): () => Promise<void> {
  const stops = [start(deps), reportMarket(deps)];
  return async () => {
    for (const stop of stops) await stop();
  };
}
