import { reportContracts } from '#domains/hiring/contract/reports.ts';
import type { Feature } from '#platform/server/feature.ts';
import { reportRoutes } from './reports.routes.ts';

export const employerReportsFeature: Feature = {
  name: 'employer-reports',
  contracts: reportContracts,
  routes: reportRoutes,
};
