import type { Feature } from '#platform/server/feature.ts';
import { reportContracts } from '#domains/support/contract/reports.ts';
import { reportRoutes } from './reports.routes.ts';
import { reportResolvedNotice } from './reports.notices.ts';

export const reportsFeature: Feature = {
  name: 'reports',
  notices: [reportResolvedNotice],
  contracts: reportContracts,
  routes: reportRoutes,
};
