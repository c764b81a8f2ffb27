import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { autoApplyContracts } from '#domains/hiring/contract/auto-apply.ts';
import { autoApplyJob } from './auto-apply.jobs.ts';
import { autoApplyRoutes } from './auto-apply.routes.ts';
import { autoApplySubscribers } from './auto-apply.subscribers.ts';
import { runAutoApply } from './run-auto-apply.ts';

export { runAutoApply } from './run-auto-apply.ts';

export const autoApplyFeature: Feature = {
  name: 'auto-apply',
  contracts: autoApplyContracts,
  routes: autoApplyRoutes,
  subscribers: autoApplySubscribers,
  jobs: [handle(autoApplyJob, (deps, { candidateId }) => runAutoApply(deps, candidateId))],
};
