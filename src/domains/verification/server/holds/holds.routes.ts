import * as contracts from '#domains/verification/contract/holds.ts';
import { administrator, route, routes } from '#platform/server/http/route.ts';
import { placeHold, readHolds, releaseHold } from './holds.ts';

export const holdRoutes = routes(
  route(contracts.listHolds, administrator(), ({ deps, me, query }) => readHolds(deps, me, query)),
  route(contracts.searchHolds, administrator(), ({ deps, me, body }) => readHolds(deps, me, body)),
  route(contracts.placeHold, administrator(), ({ deps, me, actor, body }) =>
    deps.db.as(actor, (tx) => placeHold(deps, tx, me, body)),
  ),
  route(contracts.releaseHold, administrator(), ({ deps, me, params, body }) =>
    releaseHold(deps, me, params.id, body.reason),
  ),
);
