import { describe, expect, test } from 'vitest';
import { WEIGHT_BOUNDS, WEIGHTS_V1 } from '../score/weights.ts';
import { CANDIDATE_FEATURES, EMPLOYER_FEATURES, type Feature } from '../types.ts';
import { learnWeights, ndcg, type LearningOptions, type Outcome, type OutcomeRow } from './learning.ts';

const ALL: readonly Feature[] = [...CANDIDATE_FEATURES, ...EMPLOYER_FEATURES];
const valuesOf = (value: number, others: Partial<Record<Feature, number>> = {}) =>
  ({ ...Object.fromEntries(ALL.map((feature) => [feature, value])), ...others }) as Record<Feature, number>;
const row = (outcome: Outcome, values = valuesOf(0.5), group = 'job'): OutcomeRow => ({ group, outcome, values });
const learn = (rows: readonly OutcomeRow[], options?: LearningOptions) =>
  learnWeights(rows, WEIGHTS_V1, 'learned', options);
const allOf = ({ candidate, employer }: typeof WEIGHTS_V1): Record<Feature, number> => ({ ...candidate, ...employer });

describe('which rows are compared', () => {
  test('the better with the worse outcomes of the same group', () => {
    expect(learn([row('hire'), row('apply'), row('none')]).pairs).toBe(3);
    expect(learn([row('hire', undefined, 'a'), row('none', undefined, 'b')]).pairs).toBe(0);
    // Applying and saving say the same; declining says less than nothing.
    expect(learn([row('save'), row('apply')]).pairs).toBe(0);
    expect(learn([row('none'), row('decline')]).pairs).toBe(1);
  });

  test('of a long list an even share', () => {
    const long = ['hire', 'hire', 'hire', 'none', 'none', 'none', 'none'] as const;
    const rows = long.map((outcome) => row(outcome));
    expect(learn(rows).pairs).toBe(12);
    expect(learn(rows, { pairsPerGroup: 5 }).pairs).toBe(5);
    expect(
      learn([...rows, ...long.map((outcome) => row(outcome, undefined, 'other'))], { pairsPerGroup: 5 }).pairs,
    ).toBe(10);
    // Spread over the list: the last of the three hired is compared as well.
    const lastPaysWell = [row('hire'), row('hire'), row('hire', valuesOf(0.5, { pay: 1 })), row('none'), row('none')];
    const { candidate } = learn(lastPaysWell, { pairsPerGroup: 3 }).weights;
    expect(candidate.pay).toBeGreaterThan(WEIGHTS_V1.candidate.pay);
  });

  test('nothing to compare leaves the weights as they are, under the new name', () => {
    expect(learn([row('hire'), row('hire')])).toEqual({
      weights: { ...WEIGHTS_V1, version: 'learned' },
      pairs: 0,
      lossBefore: 0,
      lossAfter: 0,
    });
  });
});

test('the loss is the logistic loss of the difference in log scores', () => {
  const [high, low] = [valuesOf(1), valuesOf(0.5)];
  // Each side's score is the common value plus 0.02.
  const margin = 3 * 2 * Math.log(1.02 / 0.52);
  expect(learn([row('hire', high), row('none', low)]).lossBefore).toBeCloseTo(Math.log(1 + Math.exp(-margin)), 12);
  expect(learn([row('hire', low), row('none', high)]).lossBefore).toBeCloseTo(Math.log(1 + Math.exp(margin)), 12);
  const mixed = [row('hire', high), row('none', low), row('hire', low, 'b'), row('none', high, 'b')];
  expect(learn(mixed).lossBefore).toBeCloseTo(
    (Math.log(1 + Math.exp(-margin)) + Math.log(1 + Math.exp(margin))) / 2,
    12,
  );
  expect(learn(mixed, { steps: 0 })).toMatchObject({ weights: { candidate: WEIGHTS_V1.candidate } });
});

describe('descent', () => {
  /** The definition at the head of `learning.ts`, differentiated numerically. */
  function descend(pairs: readonly (readonly [better: OutcomeRow, worse: OutcomeRow])[], steps: number) {
    const [rate, shrink, near] = [0.05, 20, 1e-6];
    const start = allOf(WEIGHTS_V1);
    let w = { ...start };
    let beta = 3;
    const side = (features: readonly Feature[], of: typeof w, { values }: OutcomeRow) =>
      features.reduce((sum, feature) => sum + of[feature] * values[feature], 0.02);
    const u = (of: typeof w, one: OutcomeRow) =>
      Math.log(side(CANDIDATE_FEATURES, of, one)) + Math.log(side(EMPLOYER_FEATURES, of, one));
    const loss = (of: typeof w, by: number) =>
      pairs.reduce((sum, [a, b]) => sum + Math.log(1 + Math.exp(-by * (u(of, a) - u(of, b)))), 0) / pairs.length;
    let last = 0;
    for (let step = 0; step < steps; step++) {
      last = loss(w, beta);
      const pace = rate / Math.sqrt(1 + step / 30);
      const moved = { ...w };
      for (const feature of ALL) {
        const [more, less] = [w[feature] + near, w[feature] - near];
        const slope = (loss({ ...w, [feature]: more }, beta) - loss({ ...w, [feature]: less }, beta)) / (2 * near);
        const pull = (2 * shrink * (w[feature] - start[feature])) / pairs.length;
        moved[feature] = Math.max(0, w[feature] - pace * (slope + pull));
      }
      beta -= (10 * pace * (loss(w, beta + near) - loss(w, beta - near))) / (2 * near);
      w = moved;
      for (const features of [CANDIDATE_FEATURES, EMPLOYER_FEATURES]) {
        const sum = features.reduce((total, feature) => total + w[feature], 0);
        for (const feature of features) w[feature] /= sum;
      }
    }
    return { w, last };
  }

  const groups = Array.from({ length: 60 }, (_, i): [OutcomeRow, OutcomeRow] => [
    row('hire', valuesOf(0.5, { pay: 0.9, commute: 0.2, skills: 0.8, recency: 0.3 + i / 200 }), `${i}`),
    row('none', valuesOf(0.5, { pay: 0.4, commute: 0.6, skills: 0.3, specialty: 0.7 - i / 200 }), `${i}`),
  ]);

  test.each([1, 2, 12])(
    'follows the gradient, the pull of the hand-set weights and its slowing pace for %i steps',
    (steps) => {
      const expected = descend(groups, steps);
      const { weights, lossAfter } = learn(groups.flat(), { steps });
      for (const feature of ALL) expect(allOf(weights)[feature]).toBeCloseTo(expected.w[feature], 6);
      expect(lossAfter).toBeCloseTo(expected.last, 8);
    },
  );

  test('what separates the hired from the others counts for more, and the proposal fits them better', () => {
    const { weights, lossBefore, lossAfter } = learn(groups.flat());
    expect(lossAfter).toBeLessThan(lossBefore);
    expect(weights.candidate.pay).toBeGreaterThan(WEIGHTS_V1.candidate.pay);
    expect(weights.candidate.commute).toBeLessThan(WEIGHTS_V1.candidate.commute);
    expect(weights.employer.skills).toBeGreaterThan(WEIGHTS_V1.employer.skills);
    expect(weights.employer.specialty).toBeLessThan(WEIGHTS_V1.employer.specialty);
    expect(learn(groups.flat())).toEqual(learn(groups.flat()));
  });

  test('however strong the outcomes, each weight keeps its bounds and each side its sum', () => {
    const { weights } = learn(groups.flat(), { rate: 5, shrink: 0 });
    for (const feature of ALL) {
      expect(allOf(weights)[feature]).toBeGreaterThanOrEqual(WEIGHT_BOUNDS[feature].min);
      expect(allOf(weights)[feature]).toBeLessThanOrEqual(WEIGHT_BOUNDS[feature].max);
    }
    expect(weights.candidate.pay).toBe(WEIGHT_BOUNDS.pay.max);
    for (const side of [weights.candidate, weights.employer]) {
      expect(Object.values(side).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 3);
    }
  });

  test('the fewer the outcomes, the nearer to the hand-set weights', () => {
    const movedBy = (rows: readonly OutcomeRow[]) => learn(rows).weights.candidate.pay - WEIGHTS_V1.candidate.pay;
    const few = movedBy(groups.slice(0, 2).flat());
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(movedBy(groups.flat()) / 2);
  });
});

test('NDCG divides the discounted gain of an order by that of the best order', () => {
  const gain = (order: readonly number[]) => order.reduce((sum, g, i) => sum + (2 ** g - 1) / Math.log2(i + 2), 0);
  expect(ndcg([3, 2, 3, 0, 1, 2])).toBeCloseTo(gain([3, 2, 3, 0, 1, 2]) / gain([3, 3, 2, 2, 1, 0]), 12);
  expect(ndcg([3, 2, 1])).toBe(1);
  expect(ndcg([0, 1], 1)).toBe(0);
  expect(ndcg([0, 0])).toBe(1);
  expect(ndcg([...Array<number>(10).fill(0), 3])).toBe(0);
});
