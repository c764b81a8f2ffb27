/**
 * The two sides together: lists are ordered by `p·q` (neither side can outvote the other), people are shown
 * `100·√(p·q)`, the geometric mean, which stays on the scale of the sides. Ties go by id, so that an order is
 * the same on every machine.
 */
import type { PairScore, RankedPair } from '../types.ts';

export function pairScore(candidateScore: number, employerScore: number): PairScore {
  const rankScore = candidateScore * employerScore;
  return { candidateScore, employerScore, rankScore, compatibility: 100 * Math.sqrt(rankScore) };
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Best first, ties by the person's id. */
export const bestPersonFirst = (a: RankedPair, b: RankedPair): number =>
  b.rankScore - a.rankScore || byText(a.candidateId, b.candidateId);

/** Best first, ties by the job's id. */
export const bestJobFirst = (a: RankedPair, b: RankedPair): number =>
  b.rankScore - a.rankScore || byText(a.jobId, b.jobId);
