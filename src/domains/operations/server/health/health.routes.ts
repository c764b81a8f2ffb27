import { administratorOf } from '#platform/server/http/http.ts';
import { administrator, anyone, route, routes } from '#platform/server/http/route.ts';
import { rpcHealthStatus } from '#domains/accounts/contract/functions.ts';
import { getSystemHealth, probeProcedure, readDiagnostics, retryJobs } from '#domains/operations/contract/health.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { healthStatus, probe } from './health-status.ts';
import { readSystemHealth, retryFailed } from './system-health.ts';

export const healthRoutes = routes(
  route(rpcHealthStatus, anyone({ limit: ['rpc-health', 120, '1m'] }), ({ deps, viewer }) =>
    healthStatus(deps, administratorOf(viewer) !== null),
  ),
  route(readDiagnostics, anyone(), ({ deps }) => diagnosticsOf(deps)),
  route(getSystemHealth, administrator(), ({ deps }) => readSystemHealth(deps)),
  route(probeProcedure, administrator(), ({ deps, me, body }) => probe(deps, me, body.name)),
  route(retryJobs, administrator(), async ({ deps, me, body }) => ({
    retried: await retryFailed(deps, me, body.queue),
  })),
);
