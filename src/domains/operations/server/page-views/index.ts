import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { countPageView, readPageViews } from '#domains/operations/contract/page-views.ts';
import { pageViewRoutes } from './page-views.routes.ts';
import { sumPageViews, sumPageViewsJob } from './page-views.ts';

export { recordPageView } from './record-page-view.ts';

export const pageViewsFeature: Feature = {
  name: 'page-views',
  contracts: [countPageView, readPageViews],
  routes: pageViewRoutes,
  jobs: [handle(sumPageViewsJob, (deps) => sumPageViews(deps))],
};
