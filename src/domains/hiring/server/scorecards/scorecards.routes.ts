import { listCriteria, saveCriteria } from '#domains/hiring/contract/scorecards/criteria.ts';
import { getScorecards, readWithoutScoring, saveScorecard } from '#domains/hiring/contract/scorecards/scorecards.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { listSets, saveSet } from './criteria.ts';
import { readScorecards } from './read-scorecards.ts';
import { save, waive } from './save-scorecard.ts';

const employer = signedInAs('employer');

export const scorecardRoutes = routes(
  route(listCriteria, employer, ({ deps, me }) => listSets(deps, me)),
  route(saveCriteria, employer, ({ deps, me, params, body }) => saveSet(deps, me, params.position, body)),
  route(getScorecards, employer, ({ deps, me, params }) => readScorecards(deps, me, params.id)),
  route(saveScorecard, employer, ({ deps, me, params, body }) => save(deps, me, params.id, body)),
  route(readWithoutScoring, employer, async ({ deps, me, params }) => {
    await waive(deps, me, params.id);
    return done;
  }),
);
