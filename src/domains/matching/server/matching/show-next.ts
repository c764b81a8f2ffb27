import type { ShowablePair } from '#domains/matching/engine/allocation/exposure-cap.ts';
import { matchShown } from '#domains/matching/contract/match-events.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Publish } from '#platform/server/events/publish.ts';
import { nextToShow, startOfDay, type WaitingPair } from './allocation.ts';
import { confirmPairs, type ConfirmedPair } from './confirm.ts';
import { marketOf } from './market/market.ts';
import { allocatedSince, freeEnded, markShown, upsertViews, waitingOf } from './views/match-views.repo.ts';
import { findJob, upsertMatches } from './views/matches.repo.ts';

export interface Showing {
  deps: Deps;
  tx: Tx;
  publish: Publish;
}

/**
 * Under the job's lock: the exposure cap chooses who of `pairs` the employer sees today. Stores their matches and
 * publishes them, all in one commit.
 */
export async function showNext(
  { deps, tx, publish }: Showing,
  jobId: string,
  pairs: readonly ShowablePair[],
): Promise<void> {
  const found = await findJob(tx, jobId);
  if (found?.job.status !== 'published') return;
  const now = deps.clock.now();
  await freeEnded(tx, jobId);
  const shownToday = await allocatedSince(tx, jobId, startOfDay(now));
  if (shownToday >= marketOf(deps).limits.peoplePerJobPerDay) return;
  const chosen = await choose(deps, jobId, await waitingOf(tx, jobId, pairs), shownToday);
  if (chosen.length === 0) return;
  await upsertMatches(
    tx,
    chosen.map(({ own }) => own),
    now,
  );
  await upsertViews(
    tx,
    chosen.map(({ view }) => view),
    now,
  );
  const candidateIds = chosen.map(({ candidateId }) => candidateId);
  await markShown(tx, jobId, candidateIds, now);
  const { organizationId } = found.job;
  await publish(deps, tx, matchShown, { jobId, organizationId, candidateIds, shownAt: now.toISOString() });
}

/** Replaces people who are no longer eligible by the current database state with the next ones. */
async function choose(
  deps: Deps,
  jobId: string,
  waiting: readonly WaitingPair[],
  shownToday: number,
): Promise<ConfirmedPair[]> {
  const chosen = nextToShow(jobId, waiting, shownToday, marketOf(deps).limits);
  const confirmed = (await confirmPairs(deps, chosen)).filter(({ view }) => view.eligible);
  if (confirmed.length === chosen.length) return confirmed;
  const fits = new Set(confirmed.map(({ candidateId }) => candidateId));
  const fallen = new Set(chosen.map(({ candidateId }) => candidateId).filter((id) => !fits.has(id)));
  const rest = waiting.filter(({ candidateId }) => !fallen.has(candidateId));
  return choose(deps, jobId, rest, shownToday);
}
