/**
 * Combines the sides: lists are ordered by the product of both scores, so neither side can outvote the other; the
 * displayed `100·√(product)`, the geometric mean, stays on the scale of the sides. Ties go by id, so the order is the
 * same on every machine.
 */
import { byText } from '#kernel/compare.ts';
import type { PairScore, RankedPair } from '../types.ts';

export function pairScore(candidateScore: number, employerScore: number): PairScore {
  const rankScore = candidateScore * employerScore;
  return { candidateScore, employerScore, rankScore, compatibility: 100 * Math.sqrt(rankScore) };
}

/** Best first, ties by the person's id. */
export const bestPersonFirst = (a: RankedPair, b: RankedPair): number =>
  b.rankScore - a.rankScore || byText(a.candidateId, b.candidateId);

/** Best first, ties by the job's id. */
export const bestJobFirst = (a: RankedPair, b: RankedPair): number =>
  b.rankScore - a.rankScore || byText(a.jobId, b.jobId);
