import type { Feature } from '#platform/server/feature.ts';
import { matchingLabContracts } from '#domains/matching/contract/matching-lab.ts';
import { closeLab } from './lab-thread.ts';
import { matchingLabRoutes } from './matching-lab.routes.ts';

export const matchingLabFeature: Feature = {
  name: 'matching-lab',
  contracts: matchingLabContracts,
  routes: matchingLabRoutes,
  start: (deps) => Promise.resolve(() => closeLab(deps)),
};
