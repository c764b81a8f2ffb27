import { endForErased } from '#server/features/applications/index.ts';
import { personErased } from '#server/features/identity/index.ts';
import type { Feature } from '#server/platform/feature.ts';
import { handle } from '#server/platform/jobs.ts';
import { applicationContracts } from '#shared/contracts/applications.ts';
import { applicationViewRoutes } from './application-views.routes.ts';

export const applicationViewsFeature: Feature = {
  name: 'application-views',
  contracts: applicationContracts,
  routes: applicationViewRoutes,
  jobs: [handle(personErased, (deps, { userId }) => endForErased(deps, userId))],
};
