/**
 * A simulated market: how each ranking policy affects hires and exposure.
 *
 * 2,000 people, 300 jobs with 3 seats each, 8 positions; everyone of a position may be listed for its jobs, unless
 * `gates` is set: then the fifteen product gates precede every policy, including the employer's. The engine sees
 * estimates: the true candidate and employer scores are its scores plus unknown noise. Each employer sees a list of 10
 * and, in each round (one by default), makes as many offers as it has open seats, to the best people on the list who
 * are truly good enough; a person takes the best truly acceptable offer of the round and leaves the market. After
 * `rounds`, lists that send every employer to the same few people, or to people who do not want the job, have filled
 * few seats.
 */
import { allocateShowings, DEFAULT_LIMITS } from '#domains/matching/engine/allocation/exposure-cap.ts';
import { createColumnarEngine } from '#domains/matching/engine/columnar/engine.ts';
import { pairScore } from '#domains/matching/engine/score/compatibility.ts';
import { scorePair } from '#domains/matching/engine/evaluate.ts';
import { gini } from '#domains/matching/engine/analysis/market-measures.ts';
import type { CandidateFacts, JobFacts, RankedPair, Weights } from '#domains/matching/engine/types.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import type { Position } from '#kernel/vocabulary.ts';
import { openings, people, POPULATION_DAY } from '#tools/matching/population.ts';
import { seeded } from '#tools/matching/random.ts';

export const POLICIES = ['employer', 'sum', 'product', 'product+cap'] as const;
export type Policy = (typeof POLICIES)[number];

export interface MarketOptions {
  /** Applies the gates before listing; otherwise only the position counts. */
  readonly gates?: boolean;
  readonly people?: number;
  readonly jobs?: number;
  readonly seats?: number;
  readonly listLength?: number;
  readonly noise?: number;
  readonly rounds?: number;
  /** Minimum acceptable true score for people and employers. */
  readonly acceptable?: number;
  readonly weights?: Weights;
  readonly fade?: number;
}

export interface MarketResult {
  readonly policy: Policy;
  readonly hires: number;
  /** Over showings per person; 0 = all equal, 1 = one person everywhere. */
  readonly gini: number;
  /** Share of people with an eligible job who are on no list. */
  readonly neverShown: number;
  /** Mean true rank score of the hires. */
  readonly quality: number;
}

const MARKET_POSITIONS: readonly Position[] = ['RN', 'LPN', 'CNA', 'MA', 'PHLEB', 'PCT', 'MT', 'PHARM_TECH'];
const RANKING: Readonly<Record<Policy, (pair: RankedPair) => number>> = {
  employer: (pair) => pair.employerScore,
  sum: (pair) => pair.candidateScore + pair.employerScore,
  product: (pair) => pair.rankScore,
  'product+cap': (pair) => pair.rankScore,
};

function lists(policy: Policy, pairs: readonly RankedPair[], length: number, fade: number): readonly RankedPair[] {
  if (policy === 'product+cap') {
    return allocateShowings(
      pairs,
      { shownForJobToday: () => 0, timesShown: () => 0 },
      { ...DEFAULT_LIMITS, peoplePerJobPerDay: length, fade },
    );
  }
  const value = RANKING[policy];
  return [...Map.groupBy(pairs, (pair) => pair.jobId).values()].flatMap((own) =>
    own.toSorted((a, b) => value(b) - value(a) || (a.candidateId < b.candidateId ? -1 : 1)).slice(0, length),
  );
}

/**
 * Offers follow the true employer score and are accepted by the true candidate score, ties by id; a job never offers
 * twice to one person.
 */
function offerRounds(shown: readonly RankedPair[], seats: number, rounds: number, acceptable: number): RankedPair[] {
  const waiting = new Map(
    [...Map.groupBy(shown, (pair) => pair.jobId)].map(([jobId, own]) => [
      jobId,
      own
        .filter((pair) => pair.employerScore >= acceptable)
        .toSorted((a, b) => b.employerScore - a.employerScore || (a.candidateId < b.candidateId ? -1 : 1)),
    ]),
  );
  const hired: RankedPair[] = [];
  const gone = new Set<string>();
  const open = new Map([...waiting.keys()].map((jobId) => [jobId, seats]));
  for (let round = 0; round < rounds; round++) {
    const offers: RankedPair[] = [];
    for (const [jobId, queue] of waiting) {
      const still = queue.filter((pair) => !gone.has(pair.candidateId));
      const seatsLeft = open.get(jobId) ?? 0;
      offers.push(...still.slice(0, seatsLeft));
      waiting.set(jobId, still.slice(seatsLeft));
    }
    for (const [person, own] of Map.groupBy(offers, (pair) => pair.candidateId)) {
      const best = own.toSorted((a, b) => b.candidateScore - a.candidateScore || (a.jobId < b.jobId ? -1 : 1))[0];
      if (!best || best.candidateScore < acceptable) continue;
      hired.push(best);
      gone.add(person);
      open.set(best.jobId, (open.get(best.jobId) ?? 0) - 1);
    }
  }
  return hired;
}

function eligiblePairs(candidates: readonly CandidateFacts[], jobs: readonly JobFacts[], weights: Weights) {
  const engine = createColumnarEngine({ asOf: POPULATION_DAY, weights, candidates, jobs });
  return jobs.flatMap((job) => engine.peopleForJob(job.id));
}

function pairsOfPosition(candidates: readonly CandidateFacts[], jobs: readonly JobFacts[], weights: Weights) {
  const byPosition = Map.groupBy(candidates, ({ positions }) => positions[0]);
  return jobs.flatMap((job) =>
    (byPosition.get(job.position) ?? []).map((person) => scorePair(person, job, weights, POPULATION_DAY)),
  );
}

/** Everyone in the simulated market would move within the two states, so that many compete for the same jobs. */
export function simulate(seed: number, options: MarketOptions = {}): readonly MarketResult[] {
  const {
    gates = false,
    people: size = 2000,
    jobs: postings = 300,
    seats = 3,
    listLength = 10,
    noise = 0.1,
    rounds = 1,
    acceptable = 0.6,
    weights = WEIGHTS_V1,
    fade = DEFAULT_LIMITS.fade,
  } = options;
  const candidates = [...people(size, { seed, relocating: 1, positions: MARKET_POSITIONS })];
  const jobs: JobFacts[] = [...openings(postings, { seed: seed + 1, positions: MARKET_POSITIONS })];
  const pairs = gates ? eligiblePairs(candidates, jobs, weights) : pairsOfPosition(candidates, jobs, weights);
  const random = seeded(seed + 2);
  const truth = new Map(
    pairs.map((pair) => [
      pair,
      pairScore(
        Math.max(0, pair.candidateScore + noise * random.normal()),
        Math.max(0, pair.employerScore + noise * random.normal()),
      ),
    ]),
  );
  const reachable = new Set(pairs.map((pair) => pair.candidateId));
  return POLICIES.map((policy) => {
    const shown = lists(policy, pairs, listLength, fade);
    const real = shown.map((pair): RankedPair => ({ ...pair, ...truth.get(pair) }));
    const hired = offerRounds(real, seats, rounds, acceptable);
    const showings = Map.groupBy(shown, (pair) => pair.candidateId);
    const counts = [...reachable].map((id) => showings.get(id)?.length ?? 0);
    return {
      policy,
      hires: hired.length,
      gini: gini(counts),
      neverShown: counts.filter((n) => n === 0).length / counts.length,
      quality: hired.reduce((sum, pair) => sum + pair.rankScore, 0) / Math.max(1, hired.length),
    };
  });
}

export interface MarketSummary extends MarketResult {
  /** Half-width of each mean's 95% confidence interval (Student's t over the seeds). */
  readonly plusMinus: Readonly<Record<Measure, number>>;
}

const MEASURES = ['hires', 'gini', 'neverShown', 'quality'] as const;
type Measure = (typeof MEASURES)[number];

/** 97.5% quantiles of Student's t for 1 to 10 degrees of freedom; the normal quantile beyond. */
const T_975 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;

/** `t · s / √n`; 0 for a single value. */
function halfWidth(values: readonly number[]): number {
  const freedom = values.length - 1;
  if (freedom < 1) return 0;
  const middle = mean(values);
  const variance = values.reduce((sum, v) => sum + (v - middle) ** 2, 0) / freedom;
  return (T_975[freedom - 1] ?? 1.96) * Math.sqrt(variance / values.length);
}

const forEachMeasure = (work: (measure: Measure) => number) =>
  Object.fromEntries(MEASURES.map((measure) => [measure, work(measure)])) as Record<Measure, number>;

export function summarize(runs: readonly (readonly MarketResult[])[]): readonly MarketSummary[] {
  return POLICIES.map((policy) => {
    const own = runs.flatMap((run) => run.filter((result) => result.policy === policy));
    const valuesOf = (measure: Measure) => own.map((result) => result[measure]);
    return {
      policy,
      ...forEachMeasure((measure) => mean(valuesOf(measure))),
      plusMinus: forEachMeasure((measure) => halfWidth(valuesOf(measure))),
    };
  });
}
