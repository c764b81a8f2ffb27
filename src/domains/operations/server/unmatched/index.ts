import type { Feature } from '#platform/server/feature.ts';
import { unmatchedContracts } from '#domains/operations/contract/unmatched.ts';
import { unmatchedRoutes } from './unmatched.routes.ts';

export const unmatchedFeature: Feature = {
  name: 'unmatched',
  contracts: unmatchedContracts,
  routes: unmatchedRoutes,
};
