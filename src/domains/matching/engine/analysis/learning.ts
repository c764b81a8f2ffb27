/**
 * Proposes weights from outcomes: pairwise logistic regression with L2 shrinkage on the features of both sides. For
 * two people of one job (or two jobs of one person) with different outcomes,
 *
 * `minimize  mean over pairs of log(1 + e^(−β·Δu))  +  λ·Σ(w − w₀)²`,  `u = ln p + ln q`,
 *
 * with candidate score p and employer score q; u orders exactly as p·q does. Every weight stays within its bounds and
 * is drawn to the hand-set w₀, so little data moves it little. Projected gradient descent with a fixed number of
 * steps: the same outcomes always give the same proposal.
 *
 * Outcomes are graded: view 1, save or apply 5, interview 10, offer 15, hire 20, still there after 90 days 25, decline −10. A person approves a
 * version, and only if the adverse-impact audit passes.
 */
import { CANDIDATE_FEATURES, EMPLOYER_FEATURES } from '../types.ts';
import type { CandidateFeature, EmployerFeature, Feature, Weights } from '../types.ts';
import { WEIGHT_BOUNDS } from '../score/weights.ts';

export const GRADES = {
  view: 1,
  save: 5,
  apply: 5,
  interview: 10,
  offer: 15,
  hire: 20,
  /** Hired, and still there 90 days after the start. */
  stay: 25,
  decline: -10,
  none: 0,
} as const;
export type Outcome = keyof typeof GRADES;

export interface OutcomeRow {
  /** Rows are compared within a group: one job's list or one person's. */
  readonly group: string;
  readonly outcome: Outcome;
  readonly values: Readonly<Record<Feature, number>>;
}

export interface LearningOptions {
  readonly steps?: number;
  readonly rate?: number;
  /** λ for one pair; the pull of w₀ fades as pairs accumulate. */
  readonly shrink?: number;
  /** Maximum pairs per group, so that long lists do not dominate. */
  readonly pairsPerGroup?: number;
}

export interface LearningResult {
  readonly weights: Weights;
  readonly pairs: number;
  readonly lossBefore: number;
  readonly lossAfter: number;
}

type Pair = readonly [better: OutcomeRow, worse: OutcomeRow];
type Vector = Record<Feature, number>;

const ALL: readonly Feature[] = [...CANDIDATE_FEATURES, ...EMPLOYER_FEATURES];
/** Keeps ln finite for a side score of 0. */
const EPSILON = 0.02;

function pairsOf(rows: readonly OutcomeRow[], perGroup: number): Pair[] {
  const pairs: Pair[] = [];
  for (const group of Map.groupBy(rows, (row) => row.group).values()) {
    const own: Pair[] = [];
    for (const a of group) {
      for (const b of group) if (GRADES[a.outcome] > GRADES[b.outcome]) own.push([a, b]);
    }
    const stride = Math.max(1, own.length / perGroup);
    for (let i = 0; i < own.length; i += stride) pairs.push(own[Math.floor(i)] as Pair);
  }
  return pairs;
}

const sideSum = (features: readonly Feature[], w: Vector, x: OutcomeRow['values']) =>
  features.reduce((sum, feature) => sum + w[feature] * x[feature], EPSILON);

/** `u = ln p + ln q` of a row, and both side scores. */
function utility(w: Vector, row: OutcomeRow): { readonly u: number; readonly p: number; readonly q: number } {
  const p = sideSum(CANDIDATE_FEATURES, w, row.values);
  const q = sideSum(EMPLOYER_FEATURES, w, row.values);
  return { u: Math.log(p) + Math.log(q), p, q };
}

function addGradient(gradient: Vector, row: OutcomeRow, { p, q }: { p: number; q: number }, scale: number): void {
  for (const feature of CANDIDATE_FEATURES) gradient[feature] += (scale * row.values[feature]) / p;
  for (const feature of EMPLOYER_FEATURES) gradient[feature] += (scale * row.values[feature]) / q;
}

const zero = (): Vector => Object.fromEntries(ALL.map((feature) => [feature, 0])) as Vector;

/** One pass over the pairs: mean loss and its gradient by weights and β. */
function pass(pairs: readonly Pair[], w: Vector, beta: number): { loss: number; gradient: Vector; byBeta: number } {
  const gradient = zero();
  let loss = 0;
  let byBeta = 0;
  for (const [better, worse] of pairs) {
    const a = utility(w, better);
    const b = utility(w, worse);
    const margin = beta * (a.u - b.u);
    loss += margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin;
    const slope = -1 / (1 + Math.exp(margin)) / pairs.length;
    byBeta += slope * (a.u - b.u);
    addGradient(gradient, better, a, slope * beta);
    addGradient(gradient, worse, b, -slope * beta);
  }
  return { loss: loss / pairs.length, gradient, byBeta };
}

const sumOf = (features: readonly Feature[], w: Vector) => features.reduce((sum, feature) => sum + w[feature], 0);

/** Restores bounds and sums of 1; a side's scale does not change the order. */
function project(w: Vector): void {
  for (const features of [CANDIDATE_FEATURES, EMPLOYER_FEATURES] as const) {
    for (let round = 0; round < 20; round++) {
      const scale = sumOf(features, w) || 1;
      for (const feature of features) {
        const { min, max } = WEIGHT_BOUNDS[feature];
        w[feature] = Math.min(max, Math.max(min, w[feature] / scale));
      }
      // Scaling can't raise a weight of 0, so what the bounds cut off goes to the weights below their maximum.
      const open = features.filter((feature) => w[feature] < WEIGHT_BOUNDS[feature].max);
      const rest = Math.max(0, 1 - sumOf(features, w));
      for (const feature of open) w[feature] += rest / open.length;
    }
  }
}

/** Proposes a version; without comparable outcomes it returns the hand-set weights under the new name. */
export function learnWeights(
  rows: readonly OutcomeRow[],
  hand: Weights,
  version: string,
  { steps = 300, rate = 0.05, shrink = 20, pairsPerGroup = 60 }: LearningOptions = {},
): LearningResult {
  const pairs = pairsOf(rows, pairsPerGroup);
  const start: Vector = { ...hand.candidate, ...hand.employer };
  const w = { ...start };
  let beta = 3;
  const lossBefore = pairs.length === 0 ? 0 : pass(pairs, w, beta).loss;
  let lossAfter = lossBefore;
  for (let step = 0; step < steps && pairs.length > 0; step++) {
    const { loss, gradient, byBeta } = pass(pairs, w, beta);
    lossAfter = loss;
    const pace = rate / Math.sqrt(1 + step / 30);
    for (const feature of ALL) {
      w[feature] -= pace * (gradient[feature] + (2 * shrink * (w[feature] - start[feature])) / pairs.length);
      w[feature] = Math.max(0, w[feature]);
    }
    beta = Math.min(30, Math.max(0.5, beta - 10 * pace * byBeta));
    project(w);
  }
  const side = <F extends Feature>(features: readonly F[]) =>
    Object.fromEntries(features.map((feature) => [feature, w[feature]])) as Record<F, number>;
  return {
    weights: {
      version,
      candidate: side<CandidateFeature>(CANDIDATE_FEATURES),
      employer: side<EmployerFeature>(EMPLOYER_FEATURES),
    },
    pairs: pairs.length,
    lossBefore,
    lossAfter,
  };
}

/**
 * Normalized discounted cumulative gain: `Σ (2^g − 1)/log₂(i + 2)` over the first k, divided by that of the best
 * order.
 */
export function ndcg(gains: readonly number[], k = 10): number {
  const dcg = (list: readonly number[]) =>
    list.slice(0, k).reduce((sum, gain, i) => sum + (2 ** gain - 1) / Math.log2(i + 2), 0);
  const best = dcg(gains.toSorted((a, b) => b - a));
  return best === 0 ? 1 : dcg(gains) / best;
}
