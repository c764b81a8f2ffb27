import { describe, expect, test } from 'vitest';
import { createColumnarEngine } from '#domains/matching/engine/columnar/engine.ts';
import { learnWeights } from '#domains/matching/engine/analysis/learning.ts';
import { gini } from '#domains/matching/engine/analysis/market-measures.ts';
import { createOracle } from '#tools/matching/oracle.ts';
import { normalized, WEIGHTS_V1, weightsProblems } from '#domains/matching/engine/score/weights.ts';
import { ndcgUnder, outcomeMarket, simulatedOutcomes, TRUE_WEIGHTS } from '#tools/matching/outcomes.ts';
import { openings, people, POPULATION_DAY } from '#tools/matching/population.ts';
import { seeded } from '#tools/matching/random.ts';
import { simulate, summarize, type MarketOptions } from '#tools/matching/simulate.ts';

describe('a large market', () => {
  // Enough people of one position to exercise blocks, regions, bounds and sorting.
  const candidates = [...people(12_000, { seed: 5, positions: ['RN', 'CNA'] })];
  const jobs = [...openings(20, { seed: 6, positions: ['RN', 'CNA'] })];
  const options = { asOf: POPULATION_DAY, weights: WEIGHTS_V1, candidates, jobs };

  test('the columnar engine skips blocks and matches the reference bit for bit', () => {
    const oracle = createOracle(options);
    const columnar = createColumnarEngine(options);
    for (const job of jobs) {
      const all = oracle.peopleForJob(job.id);
      expect(columnar.peopleForJob(job.id, { limit: 50 })).toEqual(all.slice(0, 50));
      expect(columnar.peopleForJob(job.id)).toEqual(all);
      expect(columnar.reach(job.id)).toEqual(oracle.reach(job.id));
    }
    const moved = candidates.slice(0, 3000).map((c) => ({ ...c, yearsExperience: c.yearsExperience + 5 }));
    for (const person of moved) {
      oracle.upsertCandidate(person);
      columnar.upsertCandidate(person);
    }
    for (const person of candidates.slice(3000, 4000)) {
      oracle.removeCandidate(person.id);
      columnar.removeCandidate(person.id);
    }
    for (const job of jobs.slice(0, 10)) {
      expect(columnar.peopleForJob(job.id, { limit: 50 })).toEqual(oracle.peopleForJob(job.id, { limit: 50 }));
    }
  });

  test('jobs for a person match the reference while jobs come and go', () => {
    const some = candidates.slice(0, 150).map((c, i) => ({
      ...c,
      willRelocate: i % 2 === 0,
      blockedOrganizationIds: Array.from({ length: i % 3 === 0 ? 20 : 0 }, (_, org) => `org-${org}`),
    }));
    const many = [...openings(900, { seed: 7, positions: ['RN', 'CNA'] })];
    const oracle = createOracle({ ...options, candidates: some, jobs: many });
    const columnar = createColumnarEngine({ ...options, candidates: some, jobs: many });
    const agree = () => {
      for (const { id } of some) {
        const all = oracle.jobsForPerson(id);
        for (const limit of [1, 50]) expect(columnar.jobsForPerson(id, { limit })).toEqual(all.slice(0, limit));
        expect(columnar.jobsForPerson(id)).toEqual(all);
      }
    };
    agree();
    for (const engine of [oracle, columnar]) {
      for (const job of many.slice(0, 40)) engine.removeJob(job.id);
      for (const job of openings(80, { seed: 8, prefix: 'k', positions: ['RN', 'CNA'] })) engine.upsertJob(job);
      for (const job of many.slice(100, 120)) engine.upsertJob({ ...job, payMaxCents: job.payMaxCents + 200 });
    }
    agree();
  });

  test('small weight changes hardly change the order (Kendall’s τ ≥ 0.9 at ±5%)', () => {
    const random = seeded(9);
    const jitter = <T extends object>(side: T): T =>
      Object.fromEntries(Object.entries(side).map(([k, w]) => [k, w * (0.95 + 0.1 * random.next())])) as T;
    const shaken = normalized({
      version: 'shaken',
      candidate: jitter(WEIGHTS_V1.candidate),
      employer: jitter(WEIGHTS_V1.employer),
    });
    const before = createColumnarEngine(options);
    const after = createColumnarEngine({ ...options, weights: shaken });
    for (const job of jobs.slice(0, 10)) {
      const order = before.peopleForJob(job.id).slice(0, 200);
      const place = new Map(after.peopleForJob(job.id).map((pair, i) => [pair.candidateId, i]));
      expect(kendallTau(order.map((pair) => place.get(pair.candidateId) ?? -1))).toBeGreaterThanOrEqual(0.9);
    }
  });
});

/** Of a list of places: concordant minus discordant pairs by all pairs. */
function kendallTau(places: readonly number[]): number {
  let balance = 0;
  let pairs = 0;
  for (let i = 0; i < places.length; i++) {
    for (let j = i + 1; j < places.length; j++) {
      balance += (places[i] ?? 0) < (places[j] ?? 0) ? 1 : -1;
      pairs++;
    }
  }
  return pairs === 0 ? 1 : balance / pairs;
}

describe('the simulated market', () => {
  const of = (options: MarketOptions) => {
    const [employer, sum, product, capped] = summarize([101, 202].map((seed) => simulate(seed, options)));
    if (!employer || !sum || !product || !capped) throw new Error('a policy is missing');
    return { employer, sum, product, capped };
  };

  test('ranking by both sides beats the employer score alone, and the exposure cap reaches its aim', () => {
    const { employer, sum, product, capped } = of({});
    expect(sum.hires).toBeGreaterThan(employer.hires * 1.5);
    expect(product.hires).toBeGreaterThan(sum.hires);
    expect(capped.hires).toBeGreaterThan(employer.hires * 1.9);
    expect(capped.gini).toBeLessThanOrEqual(0.45);
    expect(capped.neverShown).toBeLessThan(employer.neverShown / 2);
  });

  test('with the gates before every policy the cap still fills more seats and shows more people', () => {
    const { employer, product, capped } = of({ gates: true });
    expect(product.hires).toBeGreaterThan(employer.hires * 1.2);
    expect(capped.hires).toBeGreaterThan(employer.hires * 1.4);
    expect(capped.gini).toBeLessThanOrEqual(0.45);
    expect(capped.neverShown).toBeLessThan(employer.neverShown / 2);
  });

  test('Gini is 0 for equal exposure and near 1 when one person is everywhere', () => {
    expect(gini([3, 3, 3])).toBe(0);
    expect(gini([...Array<number>(99).fill(0), 10])).toBeCloseTo(0.99, 10);
  });
});

describe('learning', () => {
  const market = outcomeMarket(31);
  const learned = learnWeights(simulatedOutcomes(market, 5000, 32), WEIGHTS_V1, 'learned-1');

  test('by 5,000 outcomes the proposal reaches 95% of what the true weights would', () => {
    const fresh = outcomeMarket(77);
    const hand = ndcgUnder(fresh, WEIGHTS_V1);
    const reached = ndcgUnder(fresh, learned.weights);
    expect(ndcgUnder(fresh, TRUE_WEIGHTS)).toBeCloseTo(1, 6);
    expect(reached).toBeGreaterThanOrEqual(0.95);
    expect(reached).toBeGreaterThan(hand);
    expect(learned.lossAfter).toBeLessThan(learned.lossBefore);
  });

  test('a proposal keeps every sign and bound, and is repeatable', () => {
    expect(weightsProblems(learned.weights)).toEqual([]);
    const again = () => learnWeights(simulatedOutcomes(market, 200, 32), WEIGHTS_V1, 'x', { steps: 20 });
    expect(again()).toEqual(again());
  });

  test('proposes the hand-set weights without outcomes and stays near them with few', () => {
    expect(learnWeights([], WEIGHTS_V1, 'none').weights).toEqual({ ...WEIGHTS_V1, version: 'none' });
    const few = learnWeights(simulatedOutcomes(market, 30, 32), WEIGHTS_V1, 'few').weights;
    const distance = (w: typeof few) => Math.abs(w.employer.specialty - WEIGHTS_V1.employer.specialty);
    expect(distance(few)).toBeLessThan(distance(learned.weights));
  });
});
