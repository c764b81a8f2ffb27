import type { Feature } from '#server/platform/feature.ts';
import { handle } from '#server/platform/jobs.ts';
import { service } from '#server/platform/db.ts';
import { pruneChanges } from './feed.repo.ts';
import { followMarket, watchMarket } from './follow.ts';
import { rematchMarketJob, rematchPartJob } from './matching.jobs.ts';
import { handOutParts, rematchPart } from './rematch-market.ts';

export { startOfDay } from './allocation.ts';
export { readCandidateFacts } from './candidate-facts.repo.ts';
export { evaluatePair, type PairEvaluation } from './evaluate-pair.ts';
export { openJobs, skipToEdge } from './follow.ts';
export { Market, marketOf } from './market.ts';
export { matchIdOf } from './matches.repo.ts';
export { HAND_SET, readActiveSetting, type ActiveSetting } from './active-setting.repo.ts';
export { readJobFacts } from './job-facts.repo.ts';
export { autoApplyJob, rematchMarketJob } from './matching.jobs.ts';
export { nearMissText, presentGates, presentReasons, presentScore, receiptIn } from './present.ts';
export { previewEligibility, type EligibilityPreview } from './preview-eligibility.ts';
export { rematchJob } from './rematch.ts';

export const matchingFeature: Feature = {
  name: 'matching',
  // Previews and explanations ask the market of their own process.
  start: (deps) => Promise.resolve(deps.env.role === 'worker' ? () => Promise.resolve() : watchMarket(deps)),
  apart: {
    jobs: [
      handle(rematchMarketJob, async (deps) => {
        await handOutParts(deps);
        await deps.db.as(service, pruneChanges);
      }),
      handle(rematchPartJob, rematchPart),
    ],
    start: (deps) => Promise.resolve(followMarket(deps)),
  },
};
