import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/screening.ts';
import { decide, readHits, readStatus, screenEveryoneNow } from './review-hits.ts';

const me = (c: Parameters<typeof adminActorOf>[0]) => adminActorOf(c).userId;

export const screeningRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.readScreening.path, onlyAdmin, async (c) =>
      answer(c, deps, contracts.readScreening, await readStatus(deps, me(c))),
    )
    .get(contracts.listHits.path, onlyAdmin, input(contracts.listHits), async (c) =>
      answer(c, deps, contracts.listHits, await readHits(deps, me(c), c.get('input').query)),
    )
    .post(contracts.decideHit.path, onlyAdmin, input(contracts.decideHit), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.decideHit, await decide(deps, me(c), params.id, body));
    })
    .post(contracts.screenEverybody.path, onlyAdmin, limit(deps, 'screen-everybody', 5, '10m'), async (c) =>
      answer(c, deps, contracts.screenEverybody, await screenEveryoneNow(deps, me(c))),
    );
