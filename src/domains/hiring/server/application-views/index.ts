import { endForErased } from '#domains/hiring/server/applications/index.ts';
import { personErased } from '#domains/accounts/server/identity/index.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs.ts';
import { applicationContracts } from '#domains/hiring/contract/applications.ts';
import { applicationViewRoutes } from './application-views.routes.ts';
import { applicationNotices } from '#domains/hiring/server/applications/index.ts';

export const applicationViewsFeature: Feature = {
  name: 'application-views',
  notices: applicationNotices,
  contracts: applicationContracts,
  routes: applicationViewRoutes,
  jobs: [handle(personErased, (deps, { userId }) => endForErased(deps, userId))],
};
