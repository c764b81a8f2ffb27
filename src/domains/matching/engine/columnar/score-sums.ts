/**
 * Both side scores from their parts, in the order of `candidate-score.ts` and `employer-score.ts`, equal to the bit.
 */
import type { Weights } from '../types.ts';

/** `schedule` and `response` are weighted already. */
export function sumCandidateScore(
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

/** `base` is the part no job changes: experience, recency, completeness. */
export function sumEmployerScore(
  weights: Weights,
  qStatic: number,
  specialty: number,
  skills: number,
  certifications: number,
): number {
  const w = weights.employer;
  return qStatic + w.specialty * specialty + w.skills * skills + w.certifications * certifications;
}
