import { receiptOf } from '#matching/core/receipt.ts';
import type { MatchReceipt, RankedPair } from '#matching/core/types.ts';
import { notify } from '#server/features/notifications/index.ts';
import { engine as engineActor, service, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { nextToShow, startOfDay } from './allocation.ts';
import { readCandidateFacts } from './candidate-facts.repo.ts';
import { readJobFacts } from './job-facts.repo.ts';
import { marketOf } from './market.ts';
import { autoApplyJob } from './matching.jobs.ts';
import {
  allocate,
  allocatedSince,
  endUnapplied,
  findJob,
  jobsWithRoom,
  lockJobMatches,
  staleOthers,
  upsertMatches,
  waitingMatches,
} from './matches.repo.ts';
import { tellEmployers } from './tell-employers.ts';

/** So many of the best pairs are kept for a job, and for a person. */
const KEPT_PER_JOB = 200;
const KEPT_PER_PERSON = 60;

/** Matches one job against the market, keeps the best pairs with their receipts, and lets the employer see the next few. */
export async function rematchJob(deps: Deps, jobId: string): Promise<void> {
  const engine = await marketOf(deps).engine();
  const receipts = await confirm(deps, engine.peopleForJob(jobId, { limit: KEPT_PER_JOB }));
  await deps.db.as(service, async (tx) => {
    await lockJobMatches(tx, [jobId]);
    const now = deps.clock.now();
    await upsertMatches(tx, receipts, now);
    const keep = receipts.map(({ candidateId }) => candidateId);
    await endUnapplied(tx, await staleOthers(tx, { jobId }, keep, now), now);
    await showNext(deps, tx, jobId, now);
  });
}

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
      await showNext(deps, tx, jobId, now);
    });
  }
}

/**
 * Holds the engine's pairs against the database: whoever lost approval, license or consent a moment ago is not among
 * the answers, whatever the snapshot said.
 */
async function confirm(deps: Deps, pairs: readonly RankedPair[]): Promise<MatchReceipt[]> {
  if (pairs.length === 0) return [];
  const engine = await marketOf(deps).engine();
  const [people, openings] = await deps.db.as(engineActor, async (tx) => [
    new Map(
      (await readCandidateFacts(tx, [...new Set(pairs.map((pair) => pair.candidateId))])).map((facts) => [
        facts.id,
        facts,
      ]),
    ),
    new Map((await readJobFacts(tx, [...new Set(pairs.map((pair) => pair.jobId))])).map((facts) => [facts.id, facts])),
  ]);
  return pairs.flatMap((pair) => {
    const candidate = people.get(pair.candidateId);
    const job = openings.get(pair.jobId);
    if (!candidate || !job) return [];
    const receipt = receiptOf(candidate, job, engine.weights, engine.asOf);
    return receipt.eligible ? [receipt] : [];
  });
}

/** Under the job's lock: the exposure cap decides who is shown today; both sides are told in the same transaction. */
async function showNext(deps: Deps, tx: Tx, jobId: string, now: Date): Promise<void> {
  const found = await findJob(tx, jobId);
  if (found?.job.status !== 'published') return;
  const { job, organizationName } = found;
  const shownToday = await allocatedSince(tx, jobId, startOfDay(now));
  const chosen = nextToShow(jobId, await waitingMatches(tx, jobId), shownToday, marketOf(deps).limits);
  const made = await allocate(tx, job, chosen, now);
  for (const { id, candidateId } of made) {
    await notify(deps, tx, {
      userId: candidateId,
      kind: 'match_found',
      href: `/job-seeker/dashboard?match=${id}`,
      data: { jobTitle: job.title, organizationName },
      dedupeKey: `match:${jobId}:${candidateId}`,
    });
    await deps.jobs.enqueue(tx, autoApplyJob, { candidateId }, { key: candidateId });
  }
  if (made.length > 0) await tellEmployers(deps, tx, job, made.length, now);
}
