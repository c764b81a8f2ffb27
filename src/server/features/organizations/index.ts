import type { Feature } from '#server/platform/feature.ts';
import { organizationContracts } from '#shared/contracts/organizations.ts';
import { organizationRoutes } from './organizations.routes.ts';

export const organizationsFeature: Feature = {
  name: 'organizations',
  contracts: organizationContracts,
  routes: organizationRoutes,
};
