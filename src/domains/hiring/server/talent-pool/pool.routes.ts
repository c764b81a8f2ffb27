import * as contracts from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { ask, readPlace, remove } from './ask.ts';
import { join, leave, listMine } from './my-pools.ts';
import { search } from './search-pool.ts';

const candidate = signedInAs('job_seeker');
const employer = signedInAs('employer');

export const poolRoutes = routes(
  route(contracts.searchPool, employer, ({ deps, me, body }) => search(deps, me, body)),
  route(contracts.getPoolPlace, employer, ({ deps, me, params }) => readPlace(deps, me, params.id)),
  route(contracts.askForPool, signedInAs('employer', { limit: ['pool', 60, '1h'] }), ({ deps, me, params, body }) =>
    ask(deps, me, params.id, body),
  ),
  route(contracts.removeFromPool, employer, async ({ deps, me, params }) => {
    await remove(deps, me, params.id);
    return done;
  }),
  route(contracts.listMyPools, candidate, ({ deps, me }) => listMine(deps, me)),
  route(contracts.joinPool, candidate, async ({ deps, me, params, body }) => {
    await join(deps, me, params.id, body.months);
    return done;
  }),
  route(contracts.leavePool, candidate, async ({ deps, me, params }) => {
    await leave(deps, me, params.id);
    return done;
  }),
);
