import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { rpcHealthStatus } from '#domains/accounts/contract/functions.ts';
import { getSystemHealth, probeProcedure, readDiagnostics, retryJobs } from '#domains/operations/contract/health.ts';
import { startMeter } from './call-meter.ts';
import { healthRoutes } from './health.routes.ts';
import { healthStatus } from './health-status.ts';
import { purgeJob, purgeRecords } from './purge.jobs.ts';

export { meterCalls } from './meter-calls.routes.ts';

export const healthFeature: Feature = {
  name: 'health',
  contracts: [rpcHealthStatus, readDiagnostics, getSystemHealth, probeProcedure, retryJobs],
  routes: healthRoutes,
  jobs: [handle(purgeJob, (deps) => purgeRecords(deps))],
  /** The server checks itself once at start, as the browser does (section 7). */
  start: async (deps) => {
    const status = await healthStatus(deps, true);
    for (const { name, ok, error } of status.functions) if (!ok) deps.log.error({ name, error }, 'procedure failing');
    return startMeter(deps);
  },
};
