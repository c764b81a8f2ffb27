import type { Feature } from '#platform/server/feature.ts';
import { listWhatIfs } from '#domains/matching/contract/what-if.ts';
import { matchContracts } from '#domains/matching/contract/matches.ts';
import { myMatchRoutes } from './my-matches.routes.ts';

export { dismiss as dismissMatch, listMatches } from './my-matches.ts';

export const myMatchesFeature: Feature = {
  name: 'my-matches',
  contracts: [...matchContracts, listWhatIfs],
  routes: myMatchRoutes,
};
