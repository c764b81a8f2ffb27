import { administratorOf } from '#platform/server/http.ts';
import { anyone, done, route, routes } from '#platform/server/route.ts';
import { rpcHealthStatus } from '#domains/accounts/contract/functions.ts';
import { countPageView, readDiagnostics, reportError } from '#domains/operations/contract/operations.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { keepErrorReport } from './error-reports.ts';
import { healthStatus } from './health-status.ts';
import { addView } from './page-views.ts';
import { routeOf } from './paths.ts';

export const operationsRoutes = routes(
  route(reportError, anyone({ limit: ['error-log', 120, '1m'] }), async ({ deps, viewer, body, c }) => {
    const id = await keepErrorReport(deps, body, {
      userId: viewer?.userId ?? null,
      served: c.get('servedRoutes')(),
    });
    return { id };
  }),
  route(countPageView, anyone({ limit: ['page-views', 300, '1m'] }), async ({ deps, body, c }) => {
    const { path, referrer } = body;
    const route = routeOf(path, c.get('servedRoutes')());
    await addView(deps, { route, referrer, userAgent: c.req.header('user-agent') ?? '' });
    return done;
  }),
  route(rpcHealthStatus, anyone({ limit: ['rpc-health', 120, '1m'] }), ({ deps, viewer }) =>
    healthStatus(deps, administratorOf(viewer) !== null),
  ),
  route(readDiagnostics, anyone(), ({ deps }) => diagnosticsOf(deps)),
);
