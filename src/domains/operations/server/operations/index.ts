import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs.ts';
import { rpcHealthStatus } from '#domains/accounts/contract/functions.ts';
import { countPageView, readDiagnostics, reportError } from '#domains/operations/contract/operations.ts';
import { startMeter } from './call-meter.ts';
import { healthStatus } from './health-status.ts';
import { forgetOldRequests, forgetRequests } from './operations.jobs.ts';
import { operationsRoutes } from './operations.routes.ts';

export { figuresOf, readCalls } from './call-figures.ts';
export { meterCalls } from './meter.routes.ts';
export { probe } from './health-status.ts';
export { addView } from './page-views.ts';

export const operationsFeature: Feature = {
  name: 'operations',
  contracts: [reportError, countPageView, rpcHealthStatus, readDiagnostics],
  routes: operationsRoutes,
  jobs: [handle(forgetRequests, (deps) => forgetOldRequests(deps))],
  /** The server looks once at itself when it starts, as the browser does (section 7). */
  start: async (deps) => {
    const status = await healthStatus(deps, true);
    for (const { name, ok, error } of status.functions) if (!ok) deps.log.error({ name, error }, 'procedure failing');
    return startMeter(deps);
  },
};
