import type { Feature } from '#platform/server/feature.ts';
import { requirementContracts } from '#domains/verification/contract/requirements.ts';
import { requirementRoutes } from './requirements.routes.ts';

export { checkerFor } from './my-requirements.ts';
export { publishedSet, publishedSets, setFor, type NumberedSet } from './requirements.repo.ts';

export const requirementsFeature: Feature = {
  name: 'requirements',
  contracts: requirementContracts,
  routes: requirementRoutes,
};
