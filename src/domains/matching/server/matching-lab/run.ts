import { calibrate } from '#domains/matching/engine/analysis/calibration.ts';
import { readActiveSetting, type ActiveSetting } from '#domains/matching/server/matching/index.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { runLab as runCall, RunView } from '#domains/matching/contract/matching-lab.ts';
import { auditImpact } from './impact.ts';
import { keepAs, openKept } from './kept.ts';
import type { Move } from './lab-engine.ts';
import { askLab } from './lab-thread.ts';
import { readEnds } from './outcomes.repo.ts';
import { namePeople } from './people.repo.ts';
import type { KeptRun } from './runs.repo.ts';
import { settingOf, shapeOf } from './settings.ts';

/** Matches the whole market under two settings in the lab's thread and compares the figures. */
export async function compareSettings(
  deps: Deps,
  me: string,
  before: ActiveSetting,
  after: ActiveSetting,
): Promise<KeptRun> {
  const ends = await deps.db.as(admin(me), readEnds);
  const calibration = calibrate(ends);
  const run = await askLab(deps, { kind: 'run', settings: [before, after], calibration });
  const [first, second] = run.sides;
  return deps.db.as(admin(me), async (tx) => ({
    name: null,
    createdAt: deps.clock.now().toISOString(),
    computeMs: run.ms,
    people: run.people,
    jobs: run.jobs,
    outcomes: calibration.outcomes,
    listsChanged: run.listsChanged,
    before: {
      name: before.weights.version,
      setting: shapeOf(before),
      measures: first.measures,
      impact: await auditImpact(tx, run.reachable, first),
    },
    after: {
      name: after.weights.version,
      setting: shapeOf(after),
      measures: second.measures,
      impact: await auditImpact(tx, run.reachable, second),
    },
    up: run.up,
    down: run.down,
  }));
}

/** Runs a comparison, by default against the active version. */
export async function runLab(
  deps: Deps,
  me: string,
  { before, after, keep }: InputOf<typeof runCall>['body'],
): Promise<RunView> {
  const second = settingOf(after.setting, after.name, 'after.setting');
  const first = before
    ? settingOf(before.setting, before.name, 'before.setting')
    : await deps.db.as(admin(me), readActiveSetting);
  const run: KeptRun = { ...(await compareSettings(deps, me, first, second)), name: keep };
  return deps.db.as(admin(me), async (tx) => ({
    ...(await named(tx, run)),
    ...(await keepAs(deps, tx, me, 'market', run)),
  }));
}

export const getRun = (deps: Deps, me: string, id: string): Promise<RunView> =>
  deps.db.as(admin(me), async (tx) => {
    const { run, keeper } = await openKept(tx, 'market', id);
    return { ...(await named(tx, run)), ...keeper };
  });

/** Adds current names: a saved run holds none. */
async function named(tx: Tx, run: KeptRun) {
  const names = await namePeople(
    tx,
    [...run.up, ...run.down].map(({ id }) => id),
  );
  const withTitles = (moves: readonly Move[]) =>
    moves.map((move) => ({ ...move, title: names.get(move.id)?.title ?? '–' }));
  return { ...run, up: withTitles(run.up), down: withTitles(run.down) };
}
