import type { RankedPair } from '#matching/core/types.ts';
import { service } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { startOfDay } from './allocation.ts';
import { confirm } from './confirm.ts';
import { marketOf } from './market.ts';
import { endUnapplied, jobsWithRoom, lockJobMatches, staleOthers, storedPairs, upsertMatches } from './matches.repo.ts';
import { showNext } from './show-next.ts';
import { tellSoon, type Tell } from './tell-showing.ts';

/** So many of the best pairs are kept for a job, and for a person. */
const KEPT_PER_JOB = 200;
const KEPT_PER_PERSON = 60;

/**
 * Matches one job against the market: its employer sees the next few people, and the best pairs are kept with their
 * receipts. Showing comes first and in a transaction of its own, so that nobody waits for what is only kept.
 */
export async function rematchJob(deps: Deps, jobId: string, tell: Tell = tellSoon): Promise<void> {
  await showBest(deps, jobId, tell);
  await keepBest(deps, jobId, tell);
}

/** Lets a job's employer see the next few people, each held against the database before. */
export async function showBest(deps: Deps, jobId: string, tell: Tell = tellSoon): Promise<void> {
  const pairs = await bestFor(deps, jobId);
  if (pairs.length === 0) return;
  await deps.db.as(service, async (tx) => {
    await lockJobMatches(tx, [jobId]);
    await showNext({ deps, tx, tell }, jobId, pairs);
  });
}

/** Keeps a job's best pairs, and ends those that no longer fit. Whoever falls away gives the place to the next. */
export async function keepBest(deps: Deps, jobId: string, tell: Tell = tellSoon): Promise<void> {
  const receipts = await confirm(deps, await bestFor(deps, jobId));
  await deps.db.as(service, async (tx) => {
    await lockJobMatches(tx, [jobId]);
    const now = deps.clock.now();
    await upsertMatches(tx, receipts, now);
    const keep = receipts.map(({ candidateId }) => candidateId);
    const fallen = await staleOthers(tx, { jobId }, keep, now);
    await endUnapplied(tx, fallen, now);
    if (fallen.length > 0) await showNext({ deps, tx, tell }, jobId, receipts);
  });
}

const bestFor = async (deps: Deps, jobId: string): Promise<readonly RankedPair[]> =>
  (await marketOf(deps).engine()).peopleForJob(jobId, { limit: KEPT_PER_JOB });

/**
 * Matches one person against the open jobs. The person sees the result at once; the jobs that have room then take their
 * turns, each under its own lock, which nobody has to wait for longer than that.
 */
export async function rematchCandidate(deps: Deps, candidateId: string): Promise<void> {
  const engine = await marketOf(deps).engine();
  const receipts = await confirm(deps, engine.jobsForPerson(candidateId, { limit: KEPT_PER_PERSON }));
  const jobIds = receipts.map(({ jobId }) => jobId);
  const now = deps.clock.now();
  const withRoom = await deps.db.as(service, async (tx) => {
    await lockJobMatches(tx, jobIds);
    await upsertMatches(tx, receipts, now);
    await endUnapplied(tx, await staleOthers(tx, { candidateId }, jobIds, now), now);
    const limit = marketOf(deps).limits.peoplePerJobPerDay;
    return jobsWithRoom(tx, { jobIds, since: startOfDay(now), limit });
  });
  for (const jobId of withRoom) {
    await deps.db.as(service, async (tx) => {
      await lockJobMatches(tx, [jobId]);
      await showNext({ deps, tx, tell: tellSoon }, jobId, await storedPairs(tx, jobId));
    });
  }
}
