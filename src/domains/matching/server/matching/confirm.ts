import { receiptOf } from '#domains/matching/server/receipts/index.ts';
import type { MatchReceipt, RankedPair } from '#domains/matching/engine/types.ts';
import { engine as engineActor } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { readCandidateFacts } from './facts/candidate-facts.repo.ts';
import { readJobFacts } from './facts/job-facts.repo.ts';
import { viewForEmployers } from './market/home-area.ts';
import { marketOf } from './market/market.ts';

/** A pair that is eligible by the current database state. */
export interface ConfirmedPair {
  jobId: string;
  candidateId: string;
  /** From exact facts, for the candidate. */
  own: MatchReceipt;
  /** From coarse facts, for the employer. Eligible by these implies eligible by exact facts, not the reverse. */
  view: MatchReceipt;
}

/**
 * Checks pairs against the database: drops people who just lost approval, license or consent, whatever the snapshot
 * says.
 */
export async function confirmPairs(
  deps: Deps,
  pairs: readonly Pick<RankedPair, 'jobId' | 'candidateId'>[],
): Promise<ConfirmedPair[]> {
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
  return pairs.flatMap(({ jobId, candidateId }) => {
    const candidate = people.get(candidateId);
    const job = openings.get(jobId);
    if (!candidate || !job) return [];
    const own = receiptOf(candidate, job, engine.weights, engine.asOf);
    const view = receiptOf(viewForEmployers(candidate), job, engine.weights, engine.asOf);
    return own.eligible ? [{ jobId, candidateId, own, view }] : [];
  });
}
