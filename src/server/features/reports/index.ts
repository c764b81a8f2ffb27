import type { Feature } from '#server/platform/feature.ts';
import { reportContracts } from '#shared/contracts/reports.ts';
import { reportRoutes } from './reports.routes.ts';

export const reportsFeature: Feature = { name: 'reports', contracts: reportContracts, routes: reportRoutes };
