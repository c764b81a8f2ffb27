import { autoApplyJob } from '#server/features/matching/index.ts';
import type { Feature } from '#server/platform/feature.ts';
import { handle } from '#server/platform/jobs.ts';
import { matchContracts } from '#shared/contracts/matches.ts';
import { runAutoApply } from './auto-apply.ts';
import { myMatchRoutes } from './my-matches.routes.ts';

export { runAutoApply } from './auto-apply.ts';
export { dismiss as dismissMatch, listMatches } from './my-matches.ts';

export const myMatchesFeature: Feature = {
  name: 'my-matches',
  contracts: matchContracts,
  routes: myMatchRoutes,
  jobs: [handle(autoApplyJob, (deps, { candidateId }) => runAutoApply(deps, candidateId))],
};
