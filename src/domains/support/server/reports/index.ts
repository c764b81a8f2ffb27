import type { Feature } from '#platform/server/feature.ts';
import { reportContracts } from '#domains/support/contract/reports.ts';
import { reportRoutes } from './reports.routes.ts';

export const reportsFeature: Feature = { name: 'reports', contracts: reportContracts, routes: reportRoutes };
