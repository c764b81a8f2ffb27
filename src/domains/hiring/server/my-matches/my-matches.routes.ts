import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/matching/contract/matches.ts';
import { listWhatIfs } from '#domains/matching/contract/what-if.ts';
import { dismiss, getMatch, listMatches, restore } from './my-matches.ts';
import { nearMisses } from './near-misses.ts';
import { myWhatIfs } from './my-what-ifs.ts';

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
  route(listWhatIfs, signedInAs('job_seeker', { limit: ['what-ifs', 120, '1h'] }), ({ deps, me, params }) =>
    myWhatIfs(deps, me, params.id),
  ),
  route(contracts.listNearMisses, signedInAs('job_seeker'), ({ deps, me }) => nearMisses(deps, me)),
);
