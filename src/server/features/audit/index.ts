import type { Feature } from '#server/platform/feature.ts';
import { auditContracts } from '#shared/contracts/audit.ts';
import { auditJobs } from './audit.jobs.ts';
import { auditRoutes } from './audit.routes.ts';

export { anchorAnew } from './anchor-anew.ts';

export const auditFeature: Feature = { name: 'audit', contracts: auditContracts, routes: auditRoutes, jobs: auditJobs };
