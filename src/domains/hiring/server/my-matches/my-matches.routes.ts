import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/matching/contract/matches.ts';
import { dismiss, getMatch, listMatches, restore } from './my-matches.ts';
import { nearMisses } from './near-misses.ts';

const ok = { ok: true } as const;

export const myMatchRoutes = routes(
  route(contracts.listMyMatches, signedInAs('job_seeker'), ({ deps, me, query }) => listMatches(deps, me, query)),
  route(contracts.getMyMatch, signedInAs('job_seeker'), ({ deps, me, params }) => getMatch(deps, me, params.id)),
  route(contracts.dismissMatch, signedInAs('job_seeker'), async ({ deps, me, params }) => {
    await dismiss(deps, me, params.id);
    return ok;
  }),
  route(contracts.restoreMatch, signedInAs('job_seeker'), async ({ deps, me, params }) => {
    await restore(deps, me, params.id);
    return ok;
  }),
  route(contracts.listNearMisses, signedInAs('job_seeker'), ({ deps, me }) => nearMisses(deps, me)),
);
