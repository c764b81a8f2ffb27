/**
 * The weights: v1 is set by hand from what people in the field say matters; only an approved version replaces it. Each
 * weight lies within its bounds and each side adds up to 1, so side scores lie within [0, 1].
 */
import { CANDIDATE_FEATURES, EMPLOYER_FEATURES } from '../types.ts';
import type { CandidateFeature, EmployerFeature, Feature, Weights } from '../types.ts';

export const WEIGHTS_V1: Weights = {
  version: 'hand-1',
  candidate: { schedule: 0.15, setting: 0.1, response: 0.15, commute: 0.25, pay: 0.35 },
  employer: { experience: 0.3, recency: 0.1, completeness: 0.1, specialty: 0.25, skills: 0.15, certifications: 0.1 },
};

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** No single feature may dominate, and the two a person cannot change quickly stay small. */
export const WEIGHT_BOUNDS: Readonly<Record<Feature, Bounds>> = {
  schedule: { min: 0, max: 0.6 },
  setting: { min: 0, max: 0.5 },
  response: { min: 0, max: 0.4 },
  commute: { min: 0, max: 0.6 },
  pay: { min: 0, max: 0.7 },
  experience: { min: 0, max: 0.6 },
  recency: { min: 0, max: 0.2 },
  completeness: { min: 0, max: 0.2 },
  specialty: { min: 0, max: 0.6 },
  skills: { min: 0, max: 0.6 },
  certifications: { min: 0, max: 0.5 },
};

/** Tolerance of a side's sum (weights typed as decimals). */
export const SUM_TOLERANCE = 1e-6;

export interface WeightsProblem {
  /** `candidate.pay`, `employer`, … */
  readonly path: string;
  readonly message: string;
}

function sideProblems<F extends Feature>(
  side: 'candidate' | 'employer',
  features: readonly F[],
  weights: Readonly<Record<F, number>>,
): WeightsProblem[] {
  const problems: WeightsProblem[] = [];
  let sum = 0;
  for (const feature of features) {
    const weight: unknown = weights[feature];
    const { min, max } = WEIGHT_BOUNDS[feature];
    if (typeof weight !== 'number' || !Number.isFinite(weight)) {
      problems.push({ path: `${side}.${feature}`, message: 'Enter a number.' });
    } else if (weight < min || weight > max) {
      problems.push({ path: `${side}.${feature}`, message: `Choose a weight from ${min} to ${max}.` });
    } else {
      sum += weight;
    }
  }
  if (problems.length === 0 && Math.abs(sum - 1) > SUM_TOLERANCE) {
    problems.push({ path: side, message: `The weights of a side add up to 1; these add up to ${sum.toFixed(4)}.` });
  }
  return problems;
}

/** Every problem with a set of weights; empty when it is valid. */
export const weightsProblems = (weights: Weights): readonly WeightsProblem[] => [
  ...(weights.version.trim() === '' ? [{ path: 'version', message: 'Name the version.' }] : []),
  ...sideProblems<CandidateFeature>('candidate', CANDIDATE_FEATURES, weights.candidate),
  ...sideProblems<EmployerFeature>('employer', EMPLOYER_FEATURES, weights.employer),
];

/** Throws a RangeError that lists every problem. */
export function assertWeights(weights: Weights): Weights {
  const problems = weightsProblems(weights);
  if (problems.length > 0) throw new RangeError(problems.map((p) => `${p.path}: ${p.message}`).join(' '));
  return weights;
}

/** Scales both sides to add up to 1, for sliders that move one weight at a time. */
export function normalized(weights: Weights): Weights {
  const scale = <F extends Feature>(features: readonly F[], side: Readonly<Record<F, number>>): Record<F, number> => {
    const sum = features.reduce((total, feature) => total + side[feature], 0);
    return Object.fromEntries(features.map((feature) => [feature, side[feature] / sum])) as Record<F, number>;
  };
  return {
    version: weights.version,
    candidate: scale(CANDIDATE_FEATURES, weights.candidate),
    employer: scale(EMPLOYER_FEATURES, weights.employer),
  };
}
