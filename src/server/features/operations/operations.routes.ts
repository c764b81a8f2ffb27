import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { administratorOf, answer, input, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import { rpcHealthStatus } from '#shared/contracts/functions.ts';
import { countPageView, readDiagnostics, reportError } from '#shared/contracts/operations.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { keepErrorReport } from './error-reports.ts';
import { healthStatus } from './health-status.ts';
import { addView } from './page-views.ts';
import { routeOf } from './paths.ts';

export const operationsRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(reportError.path, limit(deps, 'error-log', 120, '1m'), input(reportError), async (c) => {
      const id = await keepErrorReport(deps, c.get('input').body, {
        userId: c.get('viewer')?.userId ?? null,
        served: c.get('servedRoutes')(),
      });
      return answer(c, deps, reportError, { id }, 202);
    })
    .post(countPageView.path, limit(deps, 'page-views', 300, '1m'), input(countPageView), async (c) => {
      const { path, referrer } = c.get('input').body;
      const route = routeOf(path, c.get('servedRoutes')());
      await addView(deps, { route, referrer, userAgent: c.req.header('user-agent') ?? '' });
      return answer(c, deps, countPageView, { ok: true }, 202);
    })
    .post(rpcHealthStatus.path, limit(deps, 'rpc-health', 120, '1m'), async (c) =>
      answer(c, deps, rpcHealthStatus, await healthStatus(deps, administratorOf(c.get('viewer')) !== null)),
    )
    .get(readDiagnostics.path, async (c) => answer(c, deps, readDiagnostics, await diagnosticsOf(deps)));
