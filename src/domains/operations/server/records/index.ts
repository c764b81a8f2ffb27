import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs.ts';
import { recordContracts } from '#domains/operations/contract/records.ts';
import { sumPageViews, sumPageViewsJob } from './page-views.ts';
import { recordRoutes } from './records.routes.ts';

export const recordsFeature: Feature = {
  name: 'records',
  contracts: recordContracts,
  routes: recordRoutes,
  jobs: [handle(sumPageViewsJob, (deps) => sumPageViews(deps))],
};
