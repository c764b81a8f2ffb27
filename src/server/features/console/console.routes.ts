import { Hono } from 'hono';
import { probe } from '#server/features/operations/index.ts';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import * as contracts from '#shared/contracts/console.ts';
import { listFigureRows } from '#shared/contracts/figures.ts';
import * as lists from '#shared/contracts/market-lists.ts';
import { readClaims } from './claims.ts';
import { readFigureRows } from './figure-rows.ts';
import { readHealth, retryFailed } from './health.ts';
import { readApplications, readJobs } from './market-lists.ts';
import { readOverview } from './overview.ts';

export const consoleRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.getOverview.path, onlyAdmin, input(contracts.getOverview), async (c) =>
      answer(
        c,
        deps,
        contracts.getOverview,
        await readOverview(deps, adminActorOf(c).userId, c.get('input').query.range),
      ),
    )
    .get(listFigureRows.path, onlyAdmin, input(listFigureRows), async (c) =>
      answer(c, deps, listFigureRows, await readFigureRows(deps, adminActorOf(c).userId, c.get('input').query)),
    )
    .get(contracts.getClaims.path, onlyAdmin, async (c) =>
      answer(c, deps, contracts.getClaims, await readClaims(deps, adminActorOf(c).userId)),
    )
    .get(contracts.getSystemHealth.path, onlyAdmin, async (c) =>
      answer(c, deps, contracts.getSystemHealth, await readHealth(deps)),
    )
    .post(contracts.probeProcedure.path, onlyAdmin, input(contracts.probeProcedure), async (c) =>
      answer(c, deps, contracts.probeProcedure, await probe(deps, adminActorOf(c).userId, c.get('input').body.name)),
    )
    .post(contracts.retryJobs.path, onlyAdmin, input(contracts.retryJobs), async (c) =>
      answer(c, deps, contracts.retryJobs, {
        retried: await retryFailed(deps, adminActorOf(c).userId, c.get('input').body.queue),
      }),
    )
    .get(lists.listAllJobs.path, onlyAdmin, input(lists.listAllJobs), async (c) =>
      answer(c, deps, lists.listAllJobs, await readJobs(deps, adminActorOf(c).userId, c.get('input').query)),
    )
    .get(lists.listAllApplications.path, onlyAdmin, input(lists.listAllApplications), async (c) =>
      answer(
        c,
        deps,
        lists.listAllApplications,
        await readApplications(deps, adminActorOf(c).userId, c.get('input').query),
      ),
    );
