import type { MatchReceipt, RankedPair } from '#domains/matching/engine/types.ts';
import { matchesEnded } from '#domains/matching/contract/match-events.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish, type Publish } from '#platform/server/events/publish.ts';
import { startOfDay } from './allocation.ts';
import { confirmPairs } from './confirm.ts';
import { marketOf } from './market/market.ts';
import { jobsWithRoom, staleViews, storedPairs, upsertViews, type ViewPair } from './views/match-views.repo.ts';
import { lockJobMatches, staleMatches, upsertMatches } from './views/matches.repo.ts';
import { showNext, type Showing } from './show-next.ts';

/** Maximum pairs kept per job and per person. */
const KEPT_PER_JOB = 200;
const KEPT_PER_PERSON = 60;

/**
 * Matches one job: its employer sees the next people, and the best pairs are kept with their receipts. Showing comes
 * first, in its own transaction, so that it does not wait for the rest.
 */
export async function rematchJob(deps: Deps, jobId: string, publishing: Publish = publish): Promise<void> {
  await showBest(deps, jobId, publishing);
  await keepBest(deps, jobId, publishing);
}

/** Shows the employer the next people, each checked against the database first. */
export async function showBest(deps: Deps, jobId: string, publishing: Publish = publish): Promise<void> {
  const { forEmployers } = await marketOf(deps).engines();
  const pairs = forEmployers.peopleForJob(jobId, { limit: KEPT_PER_JOB });
  if (pairs.length === 0) return;
  await deps.db.as(service, async (tx) => {
    await lockJobMatches(tx, [jobId]);
    await showNext({ deps, tx, publish: publishing }, jobId, pairs);
  });
}

/** Keeps a job's best pairs and ends those no longer eligible. Freed places go to the next people. */
export async function keepBest(deps: Deps, jobId: string, publishing: Publish = publish): Promise<void> {
  const { exact, forEmployers } = await marketOf(deps).engines();
  const limit = { limit: KEPT_PER_JOB };
  const found = await confirmBoth(deps, exact.peopleForJob(jobId, limit), forEmployers.peopleForJob(jobId, limit));
  await deps.db.as(service, async (tx) => {
    await lockJobMatches(tx, [jobId]);
    const now = deps.clock.now();
    const showing = { deps, tx, publish: publishing };
    if (await store(showing, { jobId }, found, now)) await showNext(showing, jobId, found.views);
  });
}

/**
 * Matches one person against the open jobs. Stores the result for the person first; then each job with free places is
 * filled under its own lock.
 */
export async function rematchCandidate(deps: Deps, candidateId: string): Promise<void> {
  const { exact, forEmployers } = await marketOf(deps).engines();
  const limit = { limit: KEPT_PER_PERSON };
  const found = await confirmBoth(
    deps,
    exact.jobsForPerson(candidateId, limit),
    forEmployers.jobsForPerson(candidateId, limit),
  );
  const now = deps.clock.now();
  const withRoom = await deps.db.as(service, async (tx) => {
    await lockJobMatches(
      tx,
      found.own.map(({ jobId }) => jobId),
    );
    await store({ deps, tx, publish }, { candidateId }, found, now);
    return jobsWithRoom(tx, {
      jobIds: found.views.map(({ jobId }) => jobId),
      since: startOfDay(now),
      limit: marketOf(deps).limits.peoplePerJobPerDay,
    });
  });
  for (const jobId of withRoom) {
    await deps.db.as(service, async (tx) => {
      await lockJobMatches(tx, [jobId]);
      await showNext({ deps, tx, publish }, jobId, await storedPairs(tx, jobId));
    });
  }
}

interface Found {
  /** Shown to the candidate, from exact facts. */
  own: readonly MatchReceipt[];
  /** May be shown to employers, from coarse facts; a subset of the candidate's pairs. */
  views: readonly MatchReceipt[];
}

/** A pair found only by the exact engine gets no view: what employers see must not depend on exact facts. */
async function confirmBoth(
  deps: Deps,
  exact: readonly RankedPair[],
  forEmployers: readonly RankedPair[],
): Promise<Found> {
  const keyOf = ({ jobId, candidateId }: ViewPair) => `${jobId} ${candidateId}`;
  const showable = new Set(forEmployers.map(keyOf));
  const either = new Map([...exact, ...forEmployers].map((pair) => [keyOf(pair), pair]));
  const confirmed = await confirmPairs(deps, [...either.values()]);
  return {
    own: confirmed.map(({ own }) => own),
    views: confirmed.flatMap(({ view }) => (view.eligible && showable.has(keyOf(view)) ? [view] : [])),
  };
}

/** Stores the pairs of a job (or person) for both sides and ends the others; returns whether employers lost any. */
async function store(
  { deps, tx, publish }: Showing,
  of: { jobId: string } | { candidateId: string },
  { own, views }: Found,
  now: Date,
): Promise<boolean> {
  const otherOf = ({ jobId, candidateId }: ViewPair) => ('jobId' in of ? candidateId : jobId);
  await upsertMatches(tx, own, now);
  await staleMatches(tx, of, own.map(otherOf), now);
  await upsertViews(tx, views, now);
  const [first, ...more] = await staleViews(tx, of, views.map(otherOf), now);
  if (!first) return false;
  await publish(deps, tx, matchesEnded, { pairs: [first, ...more] });
  return true;
}
