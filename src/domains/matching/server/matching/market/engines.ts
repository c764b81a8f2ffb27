import { createColumnarEngine } from '#domains/matching/engine/columnar/engine.ts';
import type { CandidateFacts, Day, JobFacts, MatchEngine, Weights } from '#domains/matching/engine/types.ts';
import { viewForEmployers } from './home-area.ts';

/**
 * The two engines of a market, always with the same day, weights, people and jobs. Everything an employer can see,
 * cause or count comes from `forEmployers`, which holds coarse facts; `exact` answers candidates about themselves.
 */
export class Engines {
  readonly exact: MatchEngine;
  readonly forEmployers: MatchEngine;

  constructor(options: { asOf: Day; weights: Weights }) {
    this.exact = createColumnarEngine(options);
    this.forEmployers = createColumnarEngine(options);
  }

  upsertCandidate(facts: CandidateFacts): void {
    this.exact.upsertCandidate(facts);
    this.forEmployers.upsertCandidate(viewForEmployers(facts));
  }

  removeCandidate(id: string): void {
    for (const engine of this.#both) engine.removeCandidate(id);
  }

  upsertJob(facts: JobFacts): void {
    for (const engine of this.#both) engine.upsertJob(facts);
  }

  removeJob(id: string): void {
    for (const engine of this.#both) engine.removeJob(id);
  }

  setWeights(weights: Weights): void {
    for (const engine of this.#both) engine.setWeights(weights);
  }

  /** Returns the people whose facts must be sent again, like the engines. */
  setAsOf(asOf: Day): readonly string[] {
    return [...new Set(this.#both.flatMap((engine) => engine.setAsOf(asOf)))];
  }

  get #both(): readonly MatchEngine[] {
    return [this.exact, this.forEmployers];
  }
}
