import { evaluatePair as evaluateFacts } from '#domains/matching/engine/evaluate.ts';
import { receiptOf } from '#domains/matching/server/receipts/index.ts';
import type { MatchReceipt } from '#domains/matching/engine/types.ts';
import { engine as engineActor } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { ScoreView } from '#domains/matching/contract/matches.ts';
import { readCandidateFacts } from './facts/candidate-facts.repo.ts';
import { viewForEmployers } from './market/home-area.ts';
import { readJobFacts } from './facts/job-facts.repo.ts';
import { marketOf } from './market/market.ts';
import { presentChanges, presentGates, presentReasons, presentScore, type PresentedGate } from './views/present.ts';

export interface PairEvaluation {
  eligible: boolean;
  gates: PresentedGate[];
  score: ScoreView;
  /** For the candidate, strongest first. */
  reasons: string[];
  /** Changes that would make the job fit, for the candidate; empty when it fits or nothing would help. */
  changes: string[];
  /**
   * From coarse facts, for the employer: decides whether the product may propose the pair, and is shown with an
   * application.
   */
  view: MatchReceipt;
}

/**
 * Evaluates a pair from the current database state, never from memory. Null when either side is not ready for matching
 * (onboarding unfinished, a draft).
 */
export async function evaluatePair(
  deps: Deps,
  pair: { candidateId: string; jobId: string },
): Promise<PairEvaluation | null> {
  const { weights, asOf } = await marketOf(deps).engine();
  const [candidate, job] = await deps.db.as(engineActor, async (tx) => [
    (await readCandidateFacts(tx, [pair.candidateId]))[0],
    (await readJobFacts(tx, [pair.jobId]))[0],
  ]);
  if (!candidate || !job) return null;
  const receipt = receiptOf(candidate, job, weights, asOf, evaluateFacts(candidate, job, weights, asOf));
  return {
    eligible: receipt.eligible,
    gates: presentGates(receipt),
    score: presentScore({ receipt, createdAt: deps.clock.now() }),
    reasons: presentReasons({ receipt }),
    changes: presentChanges(receipt, job),
    view: receiptOf(viewForEmployers(candidate), job, weights, asOf),
  };
}
