/**
 * Where the points that a pair lacks went: each part's share of `100 − compatibility`, by its share of the distance to
 * a full score (`compare-pairs.ts`). The shares add up to what is missing.
 */
import type { Contribution, Feature, MatchReceipt } from '../types.ts';
import { comparePairs } from './compare-pairs.ts';

interface LostPoints {
  readonly feature: Feature;
  readonly points: number;
}

type Scored = Pick<
  MatchReceipt,
  'compatibility' | 'candidateScore' | 'employerScore' | 'candidateSide' | 'employerSide'
>;

const full = <F extends Feature>(parts: readonly Contribution<F>[]) => ({
  score: 1,
  contributions: parts.map((part) => ({ ...part, value: 1, contribution: part.weight })),
});

/** Whole points per part, most first; together exactly `100 − the displayed total`. */
export function lostPoints(pair: Scored): readonly LostPoints[] {
  const differences = comparePairs(
    { candidateSide: full(pair.candidateSide), employerSide: full(pair.employerSide) },
    {
      candidateSide: { score: pair.candidateScore, contributions: pair.candidateSide },
      employerSide: { score: pair.employerScore, contributions: pair.employerSide },
    },
  );
  const all = differences.reduce((sum, { weight }) => sum + weight, 0);
  const missing = 100 - Math.round(pair.compatibility);
  return inWholePoints(
    differences.map(({ feature, weight }) => ({ feature, points: (weight / all) * missing })),
    missing,
  ).filter(({ points }) => points > 0);
}

/** Rounds down, then gives the points left over to the largest remainders. */
function inWholePoints(exact: readonly LostPoints[], total: number): LostPoints[] {
  const whole = exact.map((part) => ({ ...part, points: Math.floor(part.points), rest: part.points % 1 }));
  let left = total - whole.reduce((sum, { points }) => sum + points, 0);
  for (const part of whole.toSorted((a, b) => b.rest - a.rest)) {
    if (left-- <= 0) break;
    part.points += 1;
  }
  return whole.map(({ feature, points }) => ({ feature, points })).toSorted((a, b) => b.points - a.points);
}
