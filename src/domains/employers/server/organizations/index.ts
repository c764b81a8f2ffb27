import type { Feature } from '#platform/server/feature.ts';
import { organizationContracts } from '#domains/employers/contract/organizations.ts';
import { organizationRoutes } from './organizations.routes.ts';

export const organizationsFeature: Feature = {
  name: 'organizations',
  contracts: organizationContracts,
  routes: organizationRoutes,
};
