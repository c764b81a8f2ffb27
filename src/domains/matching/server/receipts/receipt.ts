/**
 * Receipts are stored with a match, so that the same numbers can be computed again later. The fingerprint is SHA-256
 * over the canonical JSON of both sides' facts, the weights and the day: keys sorted, and lists sorted too, since the
 * engine reads every list as a set.
 */
import { byText } from '#kernel/compare.ts';
import { hash } from 'node:crypto';
import { ENGINE_VERSION, evaluatePair } from '#domains/matching/engine/evaluate.ts';
import type {
  CandidateFacts,
  Day,
  Evaluation,
  JobFacts,
  MatchReceipt,
  Weights,
} from '#domains/matching/engine/types.ts';

/** JSON with sorted keys and sorted lists: equal facts give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).toSorted().join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .toSorted(([a], [b]) => byText(a, b));
    return `{${entries.map(([key, v]) => `${JSON.stringify(key)}:${canonicalJson(v)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

export const fingerprintOf = (candidate: CandidateFacts, job: JobFacts, weights: Weights, asOf: Day): string =>
  hash('sha256', canonicalJson({ engine: ENGINE_VERSION, candidate, job, weights, asOf }));

export function receiptOf(
  candidate: CandidateFacts,
  job: JobFacts,
  weights: Weights,
  asOf: Day,
  evaluation: Evaluation = evaluatePair(candidate, job, weights, asOf),
): MatchReceipt {
  const { candidateSide, employerSide, ...pair } = evaluation;
  return {
    engineVersion: ENGINE_VERSION,
    weightsVersion: weights.version,
    asOf,
    fingerprint: fingerprintOf(candidate, job, weights, asOf),
    ...pair,
    candidateSide: candidateSide.contributions,
    employerSide: employerSide.contributions,
  };
}

export type ReceiptCheck =
  | { readonly same: true }
  | { readonly same: false; readonly reason: 'engine_version' | 'weights_version' | 'inputs' | 'numbers' };

/** Recomputes a receipt from the facts it was made of and reports the first difference. */
export function checkReceipt(
  receipt: MatchReceipt,
  candidate: CandidateFacts,
  job: JobFacts,
  weights: Weights,
): ReceiptCheck {
  if (receipt.engineVersion !== ENGINE_VERSION) return { same: false, reason: 'engine_version' };
  if (receipt.weightsVersion !== weights.version) return { same: false, reason: 'weights_version' };
  const again = receiptOf(candidate, job, weights, receipt.asOf);
  if (again.fingerprint !== receipt.fingerprint) return { same: false, reason: 'inputs' };
  return canonicalJson(again) === canonicalJson(receipt) ? { same: true } : { same: false, reason: 'numbers' };
}
