import { autoApplyJob } from '#domains/matching/server/matching/index.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs.ts';
import { matchContracts } from '#domains/matching/contract/matches.ts';
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
