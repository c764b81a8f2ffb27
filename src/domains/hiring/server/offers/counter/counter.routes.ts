import * as contracts from '#domains/hiring/contract/offers/offer-counters.ts';
import { route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import { declineCounter, makeCounter, readCounter } from './counter.ts';

export const counterRoutes = routes(
  route(contracts.makeCounteroffer, signedInAs('job_seeker'), ({ deps, me, params, body }) =>
    makeCounter(deps, me, params.id, body),
  ),
  route(contracts.declineCounteroffer, signedInAs('employer'), ({ deps, me, params }) =>
    declineCounter(deps, me, params.id),
  ),
  route(contracts.readCounteroffer, signedIn(), ({ deps, me, params }) => readCounter(deps, me, params.id)),
);
