import { administrator, route, routes } from '#platform/server/http/route.ts';
import * as contracts from '#domains/verification/contract/screening.ts';
import { decide, readHits, readStatus, screenEveryoneNow } from './review-hits.ts';

export const screeningRoutes = routes(
  route(contracts.readScreening, administrator(), ({ deps, me }) => readStatus(deps, me)),
  route(contracts.listHits, administrator(), ({ deps, me, query }) => readHits(deps, me, query)),
  route(contracts.searchHits, administrator(), ({ deps, me, body }) => readHits(deps, me, body)),
  route(contracts.decideHit, administrator(), ({ deps, me, params, body }) => decide(deps, me, params.id, body)),
  route(contracts.screenEverybody, administrator({ limit: ['screen-everybody', 5, '10m'] }), ({ deps, me }) =>
    screenEveryoneNow(deps, me),
  ),
);
