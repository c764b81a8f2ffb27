import type { Feature } from '#platform/server/feature.ts';
import { reportContracts } from '#domains/support/contract/reports.ts';
import { reportAudit } from './reports.audit.ts';
import { notifyReporter, reportNotices } from './reports.notices.ts';
import { reportRoutes } from './reports.routes.ts';

export const reportsFeature: Feature = {
  name: 'reports',
  contracts: reportContracts,
  routes: reportRoutes,
  subscribers: [...reportAudit, notifyReporter],
  notices: reportNotices,
};
