import type { Feature } from '#server/platform/feature.ts';
import { handle } from '#server/platform/jobs.ts';
import { service } from '#server/platform/db.ts';
import { pruneChanges } from './feed.repo.ts';
import { followMarket, openJobs, watchMarket } from './follow.ts';
import { rebalanceJob } from './matching.jobs.ts';
import { rematchJob } from './rematch.ts';

export { startOfDay } from './allocation.ts';
export { readCandidateFacts } from './candidate-facts.repo.ts';
export { evaluatePair, type PairEvaluation } from './evaluate-pair.ts';
export { openJobs, skipToEdge } from './follow.ts';
export { marketOf } from './market.ts';
export { autoApplyJob } from './matching.jobs.ts';
export { nearMissText, presentGates, presentReasons, presentScore, receiptIn } from './present.ts';
export { previewEligibility, type EligibilityPreview } from './preview-eligibility.ts';
export { rematchJob } from './rematch.ts';

export const matchingFeature: Feature = {
  name: 'matching',
  jobs: [
    handle(rebalanceJob, async (deps) => {
      for (const jobId of await openJobs(deps)) await rematchJob(deps, jobId);
      await deps.db.as(service, pruneChanges);
    }),
  ],
  start: async (deps) => (deps.env.role === 'web' ? watchMarket(deps) : followMarket(deps)),
};
