import { createOracle } from '#matching/core/oracle.ts';
import { WEIGHTS_V1 } from '#matching/core/weights.ts';
import type { MatchEngine } from '#matching/core/types.ts';
import { dayOf } from '#server/platform/clock.ts';
import { engine as engineActor } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readCandidateFacts } from './candidate-facts.repo.ts';
import { edgeOf, readChanges } from './feed.repo.ts';
import { readJobFacts } from './job-facts.repo.ts';

/** The ids that a refresh touched. */
export interface Touched {
  candidates: string[];
  jobs: string[];
}

/** The market in memory: built from the database once, then kept fresh by the change feed. */
export class Market {
  readonly #deps: Deps;
  #engine: MatchEngine | null = null;
  #since = '0';
  #refreshing: Promise<Touched> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The engine, fresh as of the last signal; built on first use. */
  async engine(): Promise<MatchEngine> {
    if (!this.#engine) await this.refresh();
    if (!this.#engine) throw new Error('the market could not be built');
    this.#engine.setAsOf(dayOf(this.#deps.clock.now()));
    return this.#engine;
  }

  /** Reads what changed since the last time. Two callers at once share one read and the one after it. */
  async refresh(): Promise<Touched> {
    const running = this.#refreshing;
    if (running) {
      await running;
      return this.#refreshing ?? this.refresh();
    }
    this.#refreshing = this.#read().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #read(): Promise<Touched> {
    if (!this.#engine) return this.#build();
    const engine = this.#engine;
    return this.#deps.db.as(engineActor, async (tx) => {
      const changes = await readChanges(tx, this.#since);
      if (changes.candidates.length > 0) {
        const found = new Map((await readCandidateFacts(tx, changes.candidates)).map((facts) => [facts.id, facts]));
        for (const id of changes.candidates) {
          const facts = found.get(id);
          if (facts) engine.upsertCandidate(facts);
          else engine.removeCandidate(id);
        }
      }
      if (changes.jobs.length > 0) {
        const found = new Map((await readJobFacts(tx, changes.jobs)).map((facts) => [facts.id, facts]));
        for (const id of changes.jobs) {
          const facts = found.get(id);
          if (facts?.status === 'published') engine.upsertJob(facts);
          else engine.removeJob(id);
        }
      }
      this.#since = changes.next;
      return changes;
    });
  }

  async #build(): Promise<Touched> {
    const { clock, db, log } = this.#deps;
    const began = performance.now();
    const [since, candidates, jobs] = await db.as(engineActor, async (tx) => [
      await edgeOf(tx),
      await readCandidateFacts(tx),
      await readJobFacts(tx),
    ]);
    this.#engine = createOracle({ asOf: dayOf(clock.now()), weights: WEIGHTS_V1, candidates, jobs });
    this.#since = since;
    log.info(
      { candidates: candidates.length, jobs: jobs.length, ms: Math.round(performance.now() - began) },
      'market built',
    );
    return { candidates: [], jobs: [] };
  }
}

const markets = new WeakMap<Deps, Market>();

/** The one market of a process (of a composition, in tests). */
export function marketOf(deps: Deps): Market {
  let market = markets.get(deps);
  if (!market) markets.set(deps, (market = new Market(deps)));
  return market;
}
