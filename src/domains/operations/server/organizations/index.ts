import { adminOrganizationContracts } from '#domains/operations/contract/organizations.ts';
import type { Feature } from '#platform/server/feature.ts';
import { adminOrganizationRoutes } from './organizations.routes.ts';

export const adminOrganizationsFeature: Feature = {
  name: 'admin-organizations',
  contracts: adminOrganizationContracts,
  routes: adminOrganizationRoutes,
};
