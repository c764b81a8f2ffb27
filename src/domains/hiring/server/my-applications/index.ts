import { applicationNotices, endForErased } from '#domains/hiring/server/applications/index.ts';
import { personErased } from '#domains/accounts/server/identity/index.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs.ts';
import { myApplicationContracts } from '#domains/hiring/contract/my-applications.ts';
import { myApplicationRoutes } from './my-applications.routes.ts';

export const myApplicationsFeature: Feature = {
  name: 'my-applications',
  contracts: myApplicationContracts,
  routes: myApplicationRoutes,
  notices: applicationNotices,
  jobs: [handle(personErased, (deps, { userId }) => endForErased(deps, userId))],
};
