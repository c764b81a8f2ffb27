import type { Feature } from '#server/platform/feature.ts';
import { applicationContracts } from '#shared/contracts/applications.ts';
import { applicationViewRoutes } from './application-views.routes.ts';

export const applicationViewsFeature: Feature = {
  name: 'application-views',
  contracts: applicationContracts,
  routes: applicationViewRoutes,
};
