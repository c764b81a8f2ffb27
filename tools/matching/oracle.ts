/**
 * The reference engine: plain objects, checks every pair. It defines the correct result; the columnar engine must
 * agree bit for bit.
 */
import { bestPersonFirst } from '#domains/matching/engine/score/compatibility.ts';
import { evaluatePair, scorePair } from '#domains/matching/engine/evaluate.ts';
import { isEligible } from '#domains/matching/engine/gates.ts';
import { bestJobs, countReach, nearMissesOf, ReachCounter } from '#domains/matching/engine/explain/near-miss.ts';
import type {
  CandidateFacts,
  Day,
  Evaluation,
  JobFacts,
  JobReach,
  ListOptions,
  MatchEngine,
  MatchEngineFactory,
  NearMiss,
  RankedPair,
  Weights,
} from '#domains/matching/engine/types.ts';
import { assertWeights } from '#domains/matching/engine/score/weights.ts';

class OracleEngine implements MatchEngine {
  readonly name = 'oracle';
  #asOf: Day;
  #weights: Weights;
  readonly #candidates = new Map<string, CandidateFacts>();
  readonly #jobs = new Map<string, JobFacts>();

  constructor(asOf: Day, weights: Weights) {
    this.#asOf = asOf;
    this.#weights = assertWeights(weights);
  }

  get asOf(): Day {
    return this.#asOf;
  }

  get weights(): Weights {
    return this.#weights;
  }

  get candidateCount(): number {
    return this.#candidates.size;
  }

  get jobCount(): number {
    return this.#jobs.size;
  }

  upsertCandidate(candidate: CandidateFacts): void {
    this.#candidates.set(candidate.id, candidate);
  }

  removeCandidate(id: string): void {
    this.#candidates.delete(id);
  }

  upsertJob(job: JobFacts): void {
    this.#jobs.set(job.id, job);
  }

  removeJob(id: string): void {
    this.#jobs.delete(id);
  }

  storedJobs(): readonly JobFacts[] {
    return [...this.#jobs.values()];
  }

  setWeights(weights: Weights): void {
    this.#weights = assertWeights(weights);
  }

  setAsOf(asOf: Day): readonly string[] {
    this.#asOf = asOf;
    return [];
  }

  peopleForJob(job: string | JobFacts, { limit = Infinity, gates }: ListOptions = {}): readonly RankedPair[] {
    const facts = typeof job === 'string' ? this.#jobs.get(job) : job;
    if (!facts) return [];
    const pairs: RankedPair[] = [];
    for (const candidate of this.#candidates.values()) {
      if (gates === 'aside' || isEligible(candidate, facts, this.#asOf))
        pairs.push(scorePair(candidate, facts, this.#weights, this.#asOf));
    }
    return pairs.sort(bestPersonFirst).slice(0, limit);
  }

  jobsForPerson(candidate: string | CandidateFacts, { limit, gates }: ListOptions = {}): readonly RankedPair[] {
    const facts = typeof candidate === 'string' ? this.#candidates.get(candidate) : candidate;
    if (!facts) return [];
    const pairs: RankedPair[] = [];
    for (const job of this.#jobs.values()) {
      if (gates === 'aside' || isEligible(facts, job, this.#asOf))
        pairs.push(scorePair(facts, job, this.#weights, this.#asOf));
    }
    return bestJobs(pairs, limit);
  }

  reach(job: string | JobFacts): JobReach {
    const counter = new ReachCounter();
    const facts = typeof job === 'string' ? this.#jobs.get(job) : job;
    if (facts) for (const candidate of this.#candidates.values()) countReach(counter, candidate, facts, this.#asOf);
    return counter.result();
  }

  evaluate(candidate: CandidateFacts, job: JobFacts): Evaluation {
    return evaluatePair(candidate, job, this.#weights, this.#asOf);
  }

  nearMisses(candidate: CandidateFacts, { limit }: ListOptions = {}): readonly NearMiss[] {
    return nearMissesOf(candidate, this.#jobs.values(), this.#asOf, limit);
  }
}

export const createOracle: MatchEngineFactory = ({ asOf, weights, candidates = [], jobs = [] }) => {
  const engine = new OracleEngine(asOf, weights);
  for (const candidate of candidates) engine.upsertCandidate(candidate);
  for (const job of jobs) engine.upsertJob(job);
  return engine;
};
