import { administrator, route, routes } from '#platform/server/http/route.ts';
import { listFigureRows, searchFigureRows } from '#domains/operations/contract/figures.ts';
import * as lists from '#domains/operations/contract/market-lists.ts';
import { getClaims, getOverview } from '#domains/operations/contract/overview.ts';
import { readClaims } from './claims.ts';
import { readFigureRows } from './figure-rows.ts';
import { readApplications, readJobs } from './market-lists.ts';
import { readOverview } from './overview.ts';

export const overviewRoutes = routes(
  route(getOverview, administrator(), ({ deps, me, query }) => readOverview(deps, me, query.range)),
  route(listFigureRows, administrator(), ({ deps, me, query }) => readFigureRows(deps, me, query)),
  route(searchFigureRows, administrator(), ({ deps, me, body }) => readFigureRows(deps, me, body)),
  route(getClaims, administrator(), ({ deps, me }) => readClaims(deps, me)),
  route(lists.listAllJobs, administrator(), ({ deps, me, query }) => readJobs(deps, me, query)),
  route(lists.listAllApplications, administrator(), ({ deps, me, query }) => readApplications(deps, me, query)),
  route(lists.searchApplications, administrator(), ({ deps, me, body }) => readApplications(deps, me, body)),
);
