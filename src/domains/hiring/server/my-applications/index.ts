import type { Feature } from '#platform/server/feature.ts';
import { myApplicationContracts } from '#domains/hiring/contract/applications/my-applications.ts';
import { myApplicationRoutes } from './my-applications.routes.ts';

export const myApplicationsFeature: Feature = {
  name: 'my-applications',
  contracts: myApplicationContracts,
  routes: myApplicationRoutes,
};
