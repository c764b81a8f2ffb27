import { criteriaContracts } from '#domains/hiring/contract/scorecards/criteria.ts';
import { scorecardContracts } from '#domains/hiring/contract/scorecards/scorecards.ts';
import type { Feature } from '#platform/server/feature.ts';
import { scorecardRoutes } from './scorecards.routes.ts';

export { readScorecards } from './read-scorecards.ts';
export { save as saveScorecard } from './save-scorecard.ts';

export const scorecardsFeature: Feature = {
  name: 'scorecards',
  contracts: [...criteriaContracts, ...scorecardContracts],
  routes: scorecardRoutes,
};
