/** Full evaluation of a pair: gates with facts, both side scores with contributions, and the combined scores. */
import { candidateScore } from './score/candidate-score.ts';
import { pairScore } from './score/compatibility.ts';
import { employerScore } from './score/employer-score.ts';
import { distanceOf, evaluateGates, worstOutcome } from './gates.ts';
import { GATES } from './types.ts';
import type { CandidateFacts, Day, Evaluation, JobFacts, RankedPair, Weights } from './types.ts';

/** Increase when a gate, a formula or the order of a sum changes: receipts name the version that made them. */
export const ENGINE_VERSION = '1.0.0';

export function evaluatePair(candidate: CandidateFacts, job: JobFacts, weights: Weights, asOf: Day): Evaluation {
  const gates = evaluateGates(candidate, job, asOf, GATES);
  const outcome = worstOutcome(gates);
  const candidateSide = candidateScore(candidate, job, weights);
  const employerSide = employerScore(candidate, job, weights, asOf);
  return {
    candidateId: candidate.id,
    jobId: job.id,
    eligible: outcome === 'pass',
    outcome,
    gates,
    candidateSide,
    employerSide,
    distanceMiles: distanceOf(candidate, job),
    ...pairScore(candidateSide.score, employerSide.score),
  };
}

/** Scores only, for ranking. */
export const scorePair = (candidate: CandidateFacts, job: JobFacts, weights: Weights, asOf: Day): RankedPair => ({
  candidateId: candidate.id,
  jobId: job.id,
  ...pairScore(candidateScore(candidate, job, weights).score, employerScore(candidate, job, weights, asOf).score),
});
