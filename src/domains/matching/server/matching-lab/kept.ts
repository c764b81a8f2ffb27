import { audit } from '#platform/server/audit.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { listLabRuns } from '#domains/matching/contract/matching-lab.ts';
import { nameOf, nameOr } from './people.repo.ts';
import { findRun, insertRun, newestRuns, type Kept, type Kind } from './runs.repo.ts';

/** Saves a result if the administrator named it; returns its id and author. */
export async function keepAs<K extends Kind>(deps: Deps, tx: Tx, me: string, kind: K, run: Kept[K]) {
  const createdBy = await nameOf(tx, me);
  if (run.name === null) return { id: null, createdBy };
  const id = await insertRun(tx, { kind, name: run.name, createdBy: me, run, createdAt: deps.clock.now() });
  await audit(tx, { actorId: me, action: 'lab.run_kept', subjectType: 'lab_run', subjectId: id, detail: { kind } });
  return { id, createdBy };
}

/** A saved result with its author. */
export async function openKept<K extends Kind>(tx: Tx, kind: K, id: string) {
  const row = await findRun(tx, kind, id);
  if (!row) throw notFound('run');
  return { run: row.run, keeper: { id: row.id, createdBy: await nameOf(tx, row.createdBy) } };
}

export const listKept = (deps: Deps, me: string, kind: Kind): Promise<AnswerOf<typeof listLabRuns>> =>
  deps.db.as(admin(me), async (tx) => {
    const items = (await newestRuns(tx, kind)).map(({ createdAt, createdBy, ...run }) => ({
      ...run,
      createdAt: createdAt.toISOString(),
      createdBy: nameOr(createdBy),
    }));
    return { items };
  });
