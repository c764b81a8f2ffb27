/** One side's weighted sum `((w₁x₁ + w₂x₂) + w₃x₃) + …`; the contributions add up to it exactly. */
import type { Contribution, FactValue, Feature, SideScore } from '../types.ts';

export function scoreSide<F extends Feature>(
  features: readonly F[],
  weights: Readonly<Record<F, number>>,
  valueOf: (feature: F) => readonly [number, Readonly<Record<string, FactValue>>],
): SideScore<F> {
  const contributions: Contribution<F>[] = [];
  let score = 0;
  for (const feature of features) {
    const weight = weights[feature];
    const [value, facts] = valueOf(feature);
    const contribution = weight * value;
    contributions.push({ feature, weight, value, contribution, facts });
    score += contribution;
  }
  return { score, contributions };
}
