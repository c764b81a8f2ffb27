import type { Feature } from '#platform/server/feature.ts';
import { candidateContracts } from '#domains/profiles/contract/candidates.ts';
import { geoContracts } from '#domains/profiles/contract/geo.ts';
import { decisionSubscribers } from './apply-decision.ts';
import { candidateRoutes } from './candidates.routes.ts';

export const candidatesFeature: Feature = {
  name: 'candidates',
  contracts: [...candidateContracts, ...geoContracts],
  routes: candidateRoutes,
  subscribers: decisionSubscribers,
};

export { clockOf, placeOf, placesIn } from './zip.ts';
export { markRoleRequestClosed, saveAutoApplyLimits } from './candidates.repo.ts';
