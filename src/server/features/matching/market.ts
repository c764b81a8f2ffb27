import { createColumnarEngine } from '#matching/core/columnar/engine.ts';
import type { ExposureLimits } from '#matching/core/exposure-cap.ts';
import type { CandidateFacts, JobFacts, MatchEngine } from '#matching/core/types.ts';
import { dayOf } from '#server/platform/clock.ts';
import { engine as engineActor, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { HAND_SET, readActiveSetting, type ActiveSetting } from './active-setting.repo.ts';
import { matchableIds, readCandidateFacts } from './candidate-facts.repo.ts';
import { edgeOf, readChanges } from './feed.repo.ts';
import { readJobFacts } from './job-facts.repo.ts';

/** The ids that a refresh touched. */
export interface Touched {
  candidates: string[];
  jobs: string[];
}

type MarketDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** So many people's facts are read at once. */
const CHUNK = 5_000;

/** The market in memory: built from the database once, then kept fresh by the change feed and the calendar. */
export class Market {
  readonly #deps: MarketDeps;
  #engine: MatchEngine | null = null;
  #since = '0';
  #setting: ActiveSetting = HAND_SET;
  /** People who are in no answer until their facts have been read again. */
  #unread: string[] = [];
  /** The last piece of work on the engine. One at a time, or older facts could overwrite newer ones. */
  #last: Promise<unknown> = Promise.resolve();
  #nextRead: Promise<Touched> | null = null;
  #dayTurn: Promise<void> | null = null;

  constructor(deps: MarketDeps) {
    this.#deps = deps;
  }

  /** The engine, fresh as of the last signal and of today; built on first use. */
  async engine(): Promise<MatchEngine> {
    if (!this.#engine) await this.refresh();
    const engine = this.#engine;
    if (!engine) throw new Error('the market could not be built');
    if (engine.asOf !== this.#today() || this.#unread.length > 0) {
      this.#dayTurn ??= this.#alone(() => this.#turnDay(engine)).finally(() => {
        this.#dayTurn = null;
      });
      await this.#dayTurn;
    }
    return engine;
  }

  /** The exposure cap of the active version, as of the last read. */
  get limits(): ExposureLimits {
    return this.#setting.limits;
  }

  /** Reads what changed since the last time. Whoever calls before a read has begun shares it. */
  refresh(): Promise<Touched> {
    this.#nextRead ??= this.#alone(() => {
      this.#nextRead = null;
      return this.#engine ? this.#read(this.#engine) : this.#build();
    });
    return this.#nextRead;
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  #today = () => dayOf(this.#deps.clock.now());

  /** Licenses and certifications end, and come to count, with the day. */
  async #turnDay(engine: MatchEngine): Promise<void> {
    this.#unread.push(...engine.setAsOf(this.#today()));
    await this.#deps.db.as(engineActor, async (tx) => {
      while (this.#unread.length > 0) {
        const ids = this.#unread.slice(0, CHUNK);
        await this.#takePeople(tx, engine, ids);
        this.#unread = this.#unread.slice(ids.length);
      }
    });
  }

  #read(engine: MatchEngine): Promise<Touched> {
    return this.#deps.db.as(engineActor, async (tx) => {
      const changes = await readChanges(tx, this.#since);
      this.#takeSetting(engine, await readActiveSetting(tx));
      for (let start = 0; start < changes.candidates.length; start += CHUNK) {
        await this.#takePeople(tx, engine, changes.candidates.slice(start, start + CHUNK));
      }
      if (changes.jobs.length > 0) {
        const found = new Map((await readJobFacts(tx, changes.jobs)).map((facts) => [facts.id, facts]));
        for (const id of changes.jobs) {
          const facts = found.get(id);
          if (facts?.status === 'published') this.#takeJob(engine, facts);
          else engine.removeJob(id);
        }
      }
      this.#since = changes.next;
      return changes;
    });
  }

  async #build(): Promise<Touched> {
    const { db, log } = this.#deps;
    const began = performance.now();
    const engine = createColumnarEngine({ asOf: this.#today(), weights: HAND_SET.weights });
    const since = await db.as(engineActor, async (tx) => {
      const edge = await edgeOf(tx);
      this.#takeSetting(engine, await readActiveSetting(tx));
      for (const job of await readJobFacts(tx)) this.#takeJob(engine, job);
      const ids = await matchableIds(tx);
      for (let start = 0; start < ids.length; start += CHUNK) {
        await this.#takePeople(tx, engine, ids.slice(start, start + CHUNK));
      }
      return edge;
    });
    this.#engine = engine;
    this.#since = since;
    log.info(
      { candidates: engine.candidateCount, jobs: engine.jobCount, ms: Math.round(performance.now() - began) },
      'market built',
    );
    return { candidates: [], jobs: [] };
  }

  /** A version that the engine refuses (somebody wrote weights out of bounds past the product) changes nothing. */
  #takeSetting(engine: MatchEngine, setting: ActiveSetting): void {
    if (setting.weights.version === this.#setting.weights.version) return;
    try {
      engine.setWeights(setting.weights);
      this.#setting = setting;
      this.#deps.log.info({ version: setting.weights.version }, 'weights taken');
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#deps.log.error({ version: setting.weights.version, err: error.message }, 'weights refused');
    }
  }

  async #takePeople(tx: Tx, engine: MatchEngine, ids: readonly string[]): Promise<void> {
    const found = new Map((await readCandidateFacts(tx, ids)).map((facts) => [facts.id, facts]));
    for (const id of ids) {
      const facts = found.get(id);
      if (facts) this.#takePerson(engine, facts);
      else engine.removeCandidate(id);
    }
  }

  /** A row that the engine cannot hold is reported and left out, whatever it held of it before; the others go on. */
  #takePerson(engine: MatchEngine, facts: CandidateFacts): void {
    try {
      engine.upsertCandidate(facts);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      engine.removeCandidate(facts.id);
      this.#deps.log.error({ candidate: facts.id, err: error.message }, 'left out of matching');
    }
  }

  #takeJob(engine: MatchEngine, facts: JobFacts): void {
    try {
      engine.upsertJob(facts);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      engine.removeJob(facts.id);
      this.#deps.log.error({ job: facts.id, err: error.message }, 'left out of matching');
    }
  }
}

const markets = new WeakMap<Deps, Market>();

/** The one market of a process (of a composition, in tests). */
export function marketOf(deps: Deps): Market {
  let market = markets.get(deps);
  if (!market) markets.set(deps, (market = new Market(deps)));
  return market;
}
