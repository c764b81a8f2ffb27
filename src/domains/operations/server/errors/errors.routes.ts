import { administrator, anyone, route, routes } from '#platform/server/http/route.ts';
import * as contracts from '#domains/operations/contract/errors.ts';
import { readError, readErrors, resolveError } from './errors.ts';
import { storeErrorReport } from './report-error.ts';

export const errorRoutes = routes(
  route(contracts.reportError, anyone({ limit: ['error-log', 120, '1m'] }), async ({ deps, viewer, body, c }) => {
    const id = await storeErrorReport(deps, body, {
      userId: viewer?.userId ?? null,
      served: c.get('servedRoutes')(),
    });
    return { id };
  }),
  route(contracts.listErrors, administrator(), ({ deps, me, query }) => readErrors(deps, me, query)),
  route(contracts.getError, administrator(), ({ deps, me, params }) => readError(deps, me, params.id)),
  route(contracts.resolveError, administrator(), ({ deps, me, params }) => resolveError(deps, me, params.id)),
);
