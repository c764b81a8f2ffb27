import { administrator, route, routes } from '#platform/server/http/route.ts';
import * as contracts from '#domains/matching/contract/matching-lab.ts';
import { listKept } from './kept.ts';
import { askLab } from './lab-thread.ts';
import { learn } from './learn.ts';
import { look } from './look.ts';
import { batchRound, getRound } from './round.ts';
import { getRun, runLab } from './run.ts';
import { searchLab } from './search.ts';
import { approveVersion, listVersions, proposeVersion, restoreVersion } from './versions.ts';

/** For calls that read the whole market. */
const heavy = administrator({ limit: ['matching-lab', 120, '1m'] });

export const matchingLabRoutes = routes(
  route(contracts.searchLab, administrator(), async ({ deps, me, body }) => ({
    items: await searchLab(deps, me, body),
  })),
  route(contracts.lookInLab, heavy, ({ deps, me, body }) => look(deps, me, body)),
  route(contracts.openLab, heavy, ({ deps }) => askLab(deps, { kind: 'size' })),
  route(contracts.runLab, heavy, ({ deps, me, body }) => runLab(deps, me, body)),
  route(contracts.listLabRuns, administrator(), ({ deps, me }) => listKept(deps, me, 'market')),
  route(contracts.getLabRun, administrator(), ({ deps, me, params }) => getRun(deps, me, params.id)),
  route(contracts.listVersions, administrator(), ({ deps, me }) => listVersions(deps, me)),
  route(contracts.proposeVersion, heavy, ({ deps, me, body }) => proposeVersion(deps, me, body)),
  route(contracts.approveVersion, heavy, ({ deps, me, params }) => approveVersion(deps, me, params.version)),
  route(contracts.restoreVersion, administrator(), ({ deps, me, params }) => restoreVersion(deps, me, params.version)),
  route(contracts.learnInLab, heavy, ({ deps, me }) => learn(deps, me)),
  route(contracts.batchInLab, heavy, ({ deps, me, body }) => batchRound(deps, me, body)),
  route(contracts.listLabRounds, administrator(), ({ deps, me }) => listKept(deps, me, 'round')),
  route(contracts.getLabRound, administrator(), ({ deps, me, params }) => getRound(deps, me, params.id)),
);
