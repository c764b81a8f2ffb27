import { readActiveSetting } from '#domains/matching/server/matching/index.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { batchInLab, RoundView } from '#domains/matching/contract/matching-lab.ts';
import { keepAs, openKept } from './kept.ts';
import { askLab } from './lab-thread.ts';
import { nameJobs, namePeople } from './people.repo.ts';
import type { KeptRound } from './runs.repo.ts';
import { settingOf } from './settings.ts';

/** Maximum placements shown and saved. */
const SHOWN = 200;

/** Computes a batch round; nothing is applied for. */
export async function batchRound(
  deps: Deps,
  me: string,
  { position, state, setting, keep }: InputOf<typeof batchInLab>['body'],
): Promise<RoundView> {
  const { weights } = setting
    ? settingOf(setting, 'what-if', 'setting')
    : await deps.db.as(admin(me), readActiveSetting);
  const { assigned, ...figures } = await askLab(deps, { kind: 'batch', weights, position, state });
  const round: KeptRound = {
    name: keep ?? null,
    createdAt: deps.clock.now().toISOString(),
    position,
    state,
    ...figures,
    assigned: assigned.length,
    pairs: assigned
      .slice(0, SHOWN)
      .map(({ candidateId, jobId, compatibility }) => ({ candidateId, jobId, compatibility })),
  };
  return deps.db.as(admin(me), async (tx) => ({
    ...(await named(tx, round)),
    ...(await keepAs(deps, tx, me, 'round', round)),
  }));
}

export const getRound = (deps: Deps, me: string, id: string): Promise<RoundView> =>
  deps.db.as(admin(me), async (tx) => {
    const { run, keeper } = await openKept(tx, 'round', id);
    return { ...(await named(tx, run)), ...keeper };
  });

async function named(tx: Tx, round: KeptRound) {
  const people = await namePeople(
    tx,
    round.pairs.map(({ candidateId }) => candidateId),
  );
  const jobs = await nameJobs(
    tx,
    round.pairs.map(({ jobId }) => jobId),
  );
  const pairs = round.pairs.map(({ candidateId, jobId, compatibility }) => ({
    personId: candidateId,
    person: people.get(candidateId)?.title ?? '–',
    jobId,
    job: jobs.get(jobId)?.title ?? '–',
    where: jobs.get(jobId)?.detail ?? '',
    compatibility,
  }));
  return { ...round, pairs };
}
