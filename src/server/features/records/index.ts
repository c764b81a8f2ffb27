import type { Feature } from '#server/platform/feature.ts';
import { handle } from '#server/platform/jobs.ts';
import { recordContracts } from '#shared/contracts/records.ts';
import { sumPageViews, sumPageViewsJob } from './page-views.ts';
import { recordRoutes } from './records.routes.ts';

export const recordsFeature: Feature = {
  name: 'records',
  contracts: recordContracts,
  routes: recordRoutes,
  jobs: [handle(sumPageViewsJob, (deps) => sumPageViews(deps))],
};
