import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, onlyRole, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import * as contracts from '#shared/contracts/matches.ts';
import { saveAutoApply, viewAutoApply } from './auto-apply.ts';
import { dismiss, getMatch, listMatches, restore } from './my-matches.ts';
import { nearMisses } from './near-misses.ts';

const candidate = onlyRole('job_seeker');
const ok = { ok: true } as const;

export const myMatchRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.listMyMatches.path, candidate, input(contracts.listMyMatches), async (c) =>
      answer(c, deps, contracts.listMyMatches, await listMatches(deps, viewerOf(c).userId, c.get('input').query)),
    )
    .get(contracts.getMyMatch.path, candidate, input(contracts.getMyMatch), async (c) =>
      answer(c, deps, contracts.getMyMatch, await getMatch(deps, viewerOf(c).userId, c.get('input').params.id)),
    )
    .post(contracts.dismissMatch.path, candidate, input(contracts.dismissMatch), async (c) => {
      await dismiss(deps, viewerOf(c).userId, c.get('input').params.id);
      return answer(c, deps, contracts.dismissMatch, ok);
    })
    .post(contracts.restoreMatch.path, candidate, input(contracts.restoreMatch), async (c) => {
      await restore(deps, viewerOf(c).userId, c.get('input').params.id);
      return answer(c, deps, contracts.restoreMatch, ok);
    })
    .get(contracts.listNearMisses.path, candidate, async (c) =>
      answer(c, deps, contracts.listNearMisses, await nearMisses(deps, viewerOf(c).userId)),
    )
    .get(contracts.getAutoApply.path, candidate, async (c) =>
      answer(c, deps, contracts.getAutoApply, await viewAutoApply(deps, viewerOf(c).userId)),
    )
    .put(contracts.setAutoApply.path, candidate, input(contracts.setAutoApply), async (c) =>
      answer(c, deps, contracts.setAutoApply, await saveAutoApply(deps, viewerOf(c).userId, c.get('input').body)),
    );
