import type { ActiveSetting } from '#domains/matching/server/matching/index.ts';
import { weightsProblems } from '#domains/matching/engine/score/weights.ts';
import { AppError } from '#platform/server/errors.ts';
import type { SettingShape } from '#domains/matching/contract/matching-lab.ts';

/**
 * Validates a setting for the engine. Weights out of bounds and sides that do not add up to 1 are reported at their
 * form field (`at` is the setting's path in the request).
 */
export function settingOf(shape: SettingShape, version: string, at: string): ActiveSetting {
  const weights = { version, ...shape.weights };
  const problems = weightsProblems(weights);
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(({ path, message }) => [`${at}.weights.${path}`, message]));
    throw new AppError('INVALID_INPUT', problems[0]?.message ?? 'Please check the weights.', { fields });
  }
  return { weights, limits: shape.limits };
}

export function shapeOf({ weights, limits }: ActiveSetting): SettingShape {
  const { version: _, ...sides } = weights;
  return { weights: sides, limits: { ...limits } };
}
