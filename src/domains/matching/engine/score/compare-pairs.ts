/**
 * Explains why one pair ranks above another, feature by feature.
 *
 * Lists are ordered by the product of candidate score p and employer score q, hence by `ln p + ln q`. A side's
 * difference `ln p₁ − ln p₂` is distributed over its features by their contributions c: `(c₁ − c₂) · (ln p₁ − ln p₂) /
 * (p₁ − p₂)` (logarithmic mean as divisor). The shares add up to `ln(p₁q₁) − ln(p₂q₂)`, except for rounding.
 */
import { byText } from '#kernel/compare.ts';
import type { Contribution, Evaluation, Feature } from '../types.ts';

export interface FeatureDifference {
  readonly feature: Feature;
  readonly side: 'candidate' | 'employer';
  /** Difference in points of 100 of its side. */
  readonly points: number;
  /** Its share of `ln(p₁q₁) − ln(p₂q₂)`: the effect on the order. */
  readonly weight: number;
}

const SMALL = 1e-12;

/** `1 / L(x, y)`, L the logarithmic mean. */
function perLogarithmicMean(x: number, y: number): number {
  const [a, b] = [Math.max(SMALL, x), Math.max(SMALL, y)];
  return Math.abs(a - b) < SMALL ? 1 / a : (Math.log(a) - Math.log(b)) / (a - b);
}

type Pair = Pick<Evaluation, 'candidateSide' | 'employerSide'>;

/** Differences between the pairs, largest first; equal features are omitted. */
export function comparePairs(first: Pair, second: Pair): readonly FeatureDifference[] {
  const side = (
    name: FeatureDifference['side'],
    one: { readonly score: number; readonly contributions: readonly Contribution[] },
    other: { readonly score: number; readonly contributions: readonly Contribution[] },
  ): FeatureDifference[] => {
    const scale = perLogarithmicMean(one.score, other.score);
    return one.contributions.map((part, i) => {
      const difference = part.contribution - (other.contributions[i]?.contribution ?? 0);
      return { feature: part.feature, side: name, points: difference * 100, weight: difference * scale };
    });
  };
  return [
    ...side('candidate', first.candidateSide, second.candidateSide),
    ...side('employer', first.employerSide, second.employerSide),
  ]
    .filter(({ points }) => Math.abs(points) > 1e-9)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || byText(a.feature, b.feature));
}
