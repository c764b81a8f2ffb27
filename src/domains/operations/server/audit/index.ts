import type { Feature } from '#platform/server/feature.ts';
import { auditContracts } from '#domains/operations/contract/audit.ts';
import { auditJobs } from './audit.jobs.ts';
import { auditRoutes } from './audit.routes.ts';

export { resetAnchor } from './reset-anchor.ts';

export const auditFeature: Feature = { name: 'audit', contracts: auditContracts, routes: auditRoutes, jobs: auditJobs };
