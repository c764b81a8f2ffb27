import { autoApplyJob } from '#domains/matching/server/matching/index.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { autoApplyContracts } from '#domains/hiring/contract/auto-apply.ts';
import { autoApplyRoutes } from './auto-apply.routes.ts';
import { runAutoApply } from './run-auto-apply.ts';

export { runAutoApply } from './run-auto-apply.ts';

export const autoApplyFeature: Feature = {
  name: 'auto-apply',
  contracts: autoApplyContracts,
  routes: autoApplyRoutes,
  jobs: [handle(autoApplyJob, (deps, { candidateId }) => runAutoApply(deps, candidateId))],
};
