/**
 * Simulated outcomes for the learner: how employers and people with hidden true weights respond to their lists.
 * Utilities carry noise, so the learner never sees the rule itself.
 */
import { createOracle } from '#tools/matching/oracle.ts';
import { ndcg, type Outcome, type OutcomeRow } from '#domains/matching/engine/analysis/learning.ts';
import type { CandidateFacts, Evaluation, Feature, JobFacts, Weights } from '#domains/matching/engine/types.ts';
import { normalized, WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { openings, people, POPULATION_DAY } from '#tools/matching/population.ts';
import { seeded } from '#tools/matching/random.ts';

/** True weights of the simulated market, far enough from the hand-set ones to be worth learning. */
export const TRUE_WEIGHTS: Weights = normalized({
  version: 'true',
  candidate: { schedule: 0.35, setting: 0.05, response: 0.1, commute: 0.4, pay: 0.1 },
  employer: { experience: 0.12, recency: 0.05, completeness: 0.03, specialty: 0.45, skills: 0.25, certifications: 0.1 },
});

export interface OutcomeMarket {
  readonly candidates: readonly CandidateFacts[];
  readonly jobs: readonly JobFacts[];
  readonly byJob: ReadonlyMap<string, readonly Evaluation[]>;
}

const valuesOf = (pair: Evaluation) =>
  Object.fromEntries(
    [...pair.candidateSide.contributions, ...pair.employerSide.contributions].map((part) => [part.feature, part.value]),
  ) as Record<Feature, number>;

export function outcomeMarket(seed: number, size = 1200, postings = 260): OutcomeMarket {
  const positions = ['RN', 'CNA', 'MA'] as const;
  const candidates = [...people(size, { seed, relocating: 0.6, positions })];
  const jobs = [...openings(postings, { seed: seed + 1, positions })];
  const engine = createOracle({ asOf: POPULATION_DAY, weights: WEIGHTS_V1, candidates, jobs });
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const byJob = new Map(
    jobs.map((job) => [
      job.id,
      engine.peopleForJob(job.id).flatMap((pair) => {
        const person = byId.get(pair.candidateId);
        return person ? [engine.evaluate(person, job)] : [];
      }),
    ]),
  );
  return { candidates, jobs, byJob };
}

/** ln p + ln q (candidate and employer score) under other weights. */
export function utilityUnder(weights: Weights, values: OutcomeRow['values']): number {
  const sum = (side: Readonly<Record<string, number>>) =>
    Object.entries(side).reduce((total, [feature, weight]) => total + weight * values[feature as Feature], 0);
  return Math.log(sum(weights.candidate) + 1e-6) + Math.log(sum(weights.employer) + 1e-6);
}

/** Outcomes of a list's people, best utility first. */
const STAGES: readonly Outcome[] = ['hire', 'offer', 'interview', 'interview', 'apply', 'apply', 'apply', 'view'];

/** `count` outcomes from lists of ten random eligible people per job. */
export function simulatedOutcomes(market: OutcomeMarket, count: number, seed: number, noise = 0.25): OutcomeRow[] {
  const random = seeded(seed);
  const jobs = [...market.byJob].filter(([, pairs]) => pairs.length >= 10);
  const rows: OutcomeRow[] = [];
  for (let list = 0; rows.length < count && jobs.length > 0; list++) {
    const [jobId, pairs] = random.pick(jobs);
    const drawn = Array.from({ length: 10 }, () => valuesOf(random.pick(pairs)))
      .map((values) => ({ values, u: utilityUnder(TRUE_WEIGHTS, values) + noise * random.normal() }))
      .toSorted((a, b) => b.u - a.u);
    rows.push(
      ...drawn.map(({ values }, place) => ({ group: `${jobId}/${list}`, outcome: STAGES[place] ?? 'none', values })),
    );
  }
  return rows.slice(0, count);
}

/** Mean NDCG@10 over a market's jobs for lists ranked by `weights` and judged by the true ones. */
export function ndcgUnder(market: OutcomeMarket, weights: Weights): number {
  const scores: number[] = [];
  for (const pairs of market.byJob.values()) {
    if (pairs.length < 10) continue;
    const rows = pairs.map(valuesOf);
    const truth = rows.map((values) => Math.exp(utilityUnder(TRUE_WEIGHTS, values)));
    const [low, top] = [Math.min(...truth), Math.max(...truth)];
    const gain = new Map(rows.map((values, i) => [values, (5 * ((truth[i] ?? 0) - low)) / (top - low || 1)]));
    const list = rows.toSorted((a, b) => utilityUnder(weights, b) - utilityUnder(weights, a));
    scores.push(ndcg(list.map((values) => gain.get(values) ?? 0)));
  }
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
