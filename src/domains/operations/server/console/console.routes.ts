import { probe } from '#domains/operations/server/operations/index.ts';
import { administrator, route, routes } from '#platform/server/route.ts';
import * as contracts from '#domains/operations/contract/console.ts';
import { listFigureRows } from '#domains/operations/contract/figures.ts';
import * as lists from '#domains/operations/contract/market-lists.ts';
import { readClaims } from './claims.ts';
import { readFigureRows } from './figure-rows.ts';
import { readHealth, retryFailed } from './health.ts';
import { readApplications, readJobs } from './market-lists.ts';
import { readOverview } from './overview.ts';

export const consoleRoutes = routes(
  route(contracts.getOverview, administrator(), ({ deps, me, query }) => readOverview(deps, me, query.range)),
  route(listFigureRows, administrator(), ({ deps, me, query }) => readFigureRows(deps, me, query)),
  route(contracts.getClaims, administrator(), ({ deps, me }) => readClaims(deps, me)),
  route(contracts.getSystemHealth, administrator(), ({ deps }) => readHealth(deps)),
  route(contracts.probeProcedure, administrator(), ({ deps, me, body }) => probe(deps, me, body.name)),
  route(contracts.retryJobs, administrator(), async ({ deps, me, body }) => ({
    retried: await retryFailed(deps, me, body.queue),
  })),
  route(lists.listAllJobs, administrator(), ({ deps, me, query }) => readJobs(deps, me, query)),
  route(lists.listAllApplications, administrator(), ({ deps, me, query }) => readApplications(deps, me, query)),
);
