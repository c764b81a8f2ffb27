import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/matching-lab.ts';
import { listKept } from './kept.ts';
import { learn } from './learn.ts';
import { look } from './look.ts';
import { batchRound, getRound } from './round.ts';
import { getRun, runLab } from './run.ts';
import { searchLab } from './search.ts';
import { approveVersion, listVersions, proposeVersion, restoreVersion } from './versions.ts';

const me = (c: Parameters<typeof adminActorOf>[0]) => adminActorOf(c).userId;

export const matchingLabRoutes = (deps: Deps): Routes => {
  // Each of these passes over the whole market.
  const heavy = limit(deps, 'matching-lab', 120, '1m');
  return new Hono<AppEnv>()
    .post(contracts.searchLab.path, onlyAdmin, input(contracts.searchLab), async (c) =>
      answer(c, deps, contracts.searchLab, { items: await searchLab(deps, me(c), c.get('input').body) }),
    )
    .post(contracts.lookInLab.path, onlyAdmin, heavy, input(contracts.lookInLab), async (c) =>
      answer(c, deps, contracts.lookInLab, await look(deps, me(c), c.get('input').body)),
    )
    .post(contracts.runLab.path, onlyAdmin, heavy, input(contracts.runLab), async (c) =>
      answer(c, deps, contracts.runLab, await runLab(deps, me(c), c.get('input').body)),
    )
    .get(contracts.listLabRuns.path, onlyAdmin, async (c) =>
      answer(c, deps, contracts.listLabRuns, await listKept(deps, me(c), 'market')),
    )
    .get(contracts.getLabRun.path, onlyAdmin, input(contracts.getLabRun), async (c) =>
      answer(c, deps, contracts.getLabRun, await getRun(deps, me(c), c.get('input').params.id)),
    )
    .get(contracts.listVersions.path, onlyAdmin, async (c) =>
      answer(c, deps, contracts.listVersions, await listVersions(deps, me(c))),
    )
    .post(contracts.proposeVersion.path, onlyAdmin, heavy, input(contracts.proposeVersion), async (c) =>
      answer(c, deps, contracts.proposeVersion, await proposeVersion(deps, me(c), c.get('input').body), 201),
    )
    .post(contracts.approveVersion.path, onlyAdmin, heavy, input(contracts.approveVersion), async (c) =>
      answer(c, deps, contracts.approveVersion, await approveVersion(deps, me(c), c.get('input').params.version)),
    )
    .post(contracts.restoreVersion.path, onlyAdmin, input(contracts.restoreVersion), async (c) =>
      answer(c, deps, contracts.restoreVersion, await restoreVersion(deps, me(c), c.get('input').params.version)),
    )
    .post(contracts.learnInLab.path, onlyAdmin, heavy, async (c) =>
      answer(c, deps, contracts.learnInLab, await learn(deps, me(c))),
    )
    .post(contracts.batchInLab.path, onlyAdmin, heavy, input(contracts.batchInLab), async (c) =>
      answer(c, deps, contracts.batchInLab, await batchRound(deps, me(c), c.get('input').body)),
    )
    .get(contracts.listLabRounds.path, onlyAdmin, async (c) =>
      answer(c, deps, contracts.listLabRounds, await listKept(deps, me(c), 'round')),
    )
    .get(contracts.getLabRound.path, onlyAdmin, input(contracts.getLabRound), async (c) =>
      answer(c, deps, contracts.getLabRound, await getRound(deps, me(c), c.get('input').params.id)),
    );
};
