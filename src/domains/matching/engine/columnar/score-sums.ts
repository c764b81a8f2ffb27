/** The two sides' sums from their parts, in the order of `candidate-score.ts` and `employer-score.ts`, to the bit. */
import type { Weights } from '../types.ts';

/** `schedule` and `response` are weighted already. */
export function candidateSum(
  weights: Weights,
  schedule: number,
  setting: number,
  response: number,
  commute: number,
  pay: number,
): number {
  const w = weights.candidate;
  return schedule + w.setting * setting + response + w.commute * commute + w.pay * pay;
}

/** `qStatic` is the sum of what no job changes: experience, recency, completeness. */
export function employerSum(
  weights: Weights,
  qStatic: number,
  specialty: number,
  skills: number,
  certifications: number,
): number {
  const w = weights.employer;
  return qStatic + w.specialty * specialty + w.skills * skills + w.certifications * certifications;
}
