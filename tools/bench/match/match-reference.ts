import { bestPersonFirst } from '#domains/matching/engine/score/compatibility.ts';
import { createOracle } from '#tools/matching/oracle.ts';
import type { CandidateFacts, JobFacts, ListOptions, RankedPair } from '#domains/matching/engine/types.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { POPULATION_DAY } from '#tools/matching/population.ts';
import { LIMIT, population, type BenchMarket } from './match-population.ts';
import type { Mode } from './match-sql.ts';
import { timed, timesOf, type Timed } from '../times.ts';

/** A million plain objects need gigabytes, so the reference processes people in chunks. */
const CHUNK = 20_000;
const MODES: readonly Mode[] = ['radius', 'gates', 'all'];
const options = (mode: Mode): ListOptions => ({ limit: LIMIT, ...(mode === 'all' ? { gates: 'aside' } : {}) });

/**
 * The reference engine's times and results by `direction mode`. A query's time is the sum over the chunks plus the
 * merge.
 */
export async function askReference(
  market: BenchMarket,
  jobs: readonly JobFacts[],
  people: readonly CandidateFacts[],
  questions: Readonly<Record<Mode, number>>,
): Promise<Map<string, Timed<readonly RankedPair[]>>> {
  const found = new Map<string, Timed<readonly RankedPair[]>>();
  const byMode = new Map(MODES.map((mode) => [mode, new Joined(jobs.slice(0, questions[mode]), mode)]));
  let chunk: CandidateFacts[] = [];
  const look = () => {
    for (const [mode, joined] of byMode) joined.look(mode === 'gates' ? chunk.map(moving) : chunk);
    chunk = [];
  };
  for (const person of population(market, 0)) {
    chunk.push(person);
    if (chunk.length === CHUNK) look();
  }
  look();
  for (const [mode, joined] of byMode) {
    found.set(`people ${mode}`, joined.result());
    const engine = createOracle({ asOf: POPULATION_DAY, weights: WEIGHTS_V1, jobs });
    const asking = people.slice(0, questions[mode]).map((person) => (mode === 'gates' ? moving(person) : person));
    found.set(`jobs ${mode}`, await timed(asking, (person) => engine.jobsForPerson(person, options(mode))));
  }
  return found;
}

const moving = (person: CandidateFacts): CandidateFacts => ({ ...person, willRelocate: true });

class Joined {
  readonly #jobs: readonly JobFacts[];
  readonly #mode: Mode;
  readonly #best: RankedPair[][];
  readonly #spent: number[];

  constructor(jobs: readonly JobFacts[], mode: Mode) {
    this.#jobs = jobs;
    this.#mode = mode;
    this.#best = jobs.map(() => []);
    this.#spent = jobs.map(() => 0);
  }

  look(candidates: readonly CandidateFacts[]): void {
    const engine = createOracle({ asOf: POPULATION_DAY, weights: WEIGHTS_V1, candidates });
    for (const [i, job] of this.#jobs.entries()) {
      const began = performance.now();
      const own = engine.peopleForJob(job, options(this.#mode));
      this.#best[i] = [...(this.#best[i] ?? []), ...own].sort(bestPersonFirst).slice(0, LIMIT);
      this.#spent[i] = (this.#spent[i] ?? 0) + performance.now() - began;
    }
  }

  result(): Timed<readonly RankedPair[]> {
    return { ...timesOf(this.#spent), answers: this.#best, quickest: null };
  }
}
