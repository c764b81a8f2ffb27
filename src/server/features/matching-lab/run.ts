import { calibrate } from '#matching/core/calibration.ts';
import { readActiveSetting, type ActiveSetting } from '#server/features/matching/index.ts';
import { audit } from '#server/platform/audit.ts';
import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import type { AnswerOf, InputOf } from '#shared/contracts/contract.ts';
import type { listLabRuns, runLab as runCall, RunView } from '#shared/contracts/matching-lab.ts';
import { auditImpact } from './impact.ts';
import type { Move } from './lab-engine.ts';
import { askLab } from './lab-thread.ts';
import { readEnds } from './outcomes.repo.ts';
import { nameOf, nameOr, namePeople } from './people.repo.ts';
import { findRun, insertRun, newestRuns, type KeptRun } from './runs.repo.ts';
import { settingOf, shapeOf } from './settings.ts';

/** Matches the whole market under two settings, in the lab's thread, and sets the figures side by side. */
export async function compareSettings(
  deps: Deps,
  me: string,
  before: ActiveSetting,
  after: ActiveSetting,
): Promise<KeptRun> {
  const ends = await deps.db.as(admin(me), readEnds);
  const calibration = calibrate(ends);
  const run = await askLab(deps, { kind: 'run', settings: [before, after], calibration });
  return deps.db.as(admin(me), async (tx) => {
    const names = await namePeople(
      tx,
      [...run.up, ...run.down].map(({ id }) => id),
    );
    const named = (moves: readonly Move[]) => moves.map((one) => ({ ...one, title: names.get(one.id)?.title ?? '–' }));
    const [first, second] = run.sides;
    return {
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
      up: named(run.up),
      down: named(run.down),
    };
  });
}

/** A run as an administrator asks for it; against the active version when nothing else is named. */
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
  return deps.db.as(admin(me), async (tx) => {
    const createdBy = await nameOf(tx, me);
    if (!keep) return { ...run, id: null, createdBy };
    const id = await insertRun(tx, { name: keep, createdBy: me, run, createdAt: deps.clock.now() });
    await audit(tx, { actorId: me, action: 'lab.run_kept', subjectType: 'lab_run', subjectId: id });
    return { ...run, id, createdBy };
  });
}

export const listRuns = (deps: Deps, me: string): Promise<AnswerOf<typeof listLabRuns>> =>
  deps.db.as(admin(me), async (tx) => {
    const items = (await newestRuns(tx)).map(({ createdAt, createdBy, ...run }) => ({
      ...run,
      createdAt: createdAt.toISOString(),
      createdBy: nameOr(createdBy),
    }));
    return { items };
  });

export const getRun = (deps: Deps, me: string, id: string): Promise<RunView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await findRun(tx, id);
    if (!row) throw notFound('run');
    return { ...row.run, id: row.id, createdBy: await nameOf(tx, row.createdBy) };
  });
