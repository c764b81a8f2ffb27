import { ownRequirementContracts } from '#domains/employers/contract/own-requirements.ts';
import type { Feature } from '#platform/server/feature.ts';
import { ownRequirementRoutes } from './own-requirements.routes.ts';

export const ownRequirementsFeature: Feature = {
  name: 'own-requirements',
  contracts: ownRequirementContracts,
  routes: ownRequirementRoutes,
};
