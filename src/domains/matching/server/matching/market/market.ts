import type { ExposureLimits } from '#domains/matching/engine/allocation/exposure-cap.ts';
import type { CandidateFacts, JobFacts, MatchEngine } from '#domains/matching/engine/types.ts';
import { dayOf } from '#kernel/days.ts';
import { engine as engineActor, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { HAND_SET, readActiveSetting, type ActiveSetting } from './active-setting.repo.ts';
import { matchableIds, readCandidateFacts } from '../facts/candidate-facts.repo.ts';
import { Engines } from './engines.ts';
import { edgeOf, readChanges } from './feed.repo.ts';
import { readJobFacts } from '../facts/job-facts.repo.ts';
import { belongsTo, isIn, type Partition, type Whereabouts } from '../partitions/partition.ts';
import { idsOfPositions } from '../partitions/partition.repo.ts';

export interface Touched {
  candidates: string[];
  jobs: string[];
}

type MarketDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** People per query. */
const CHUNK = 5_000;

/** Status of a process's market, for the health monitor. */
export interface MarketStatus {
  /** Not requested yet; loading; up to date. */
  state: 'waiting' | 'reading' | 'ready';
  peopleRead: number;
  peopleTotal: number;
  people: number;
  jobs: number;
  readySince: Date | null;
  /** Rows that the engine cannot hold, in order of appearance. */
  leftOut: LeftOut[];
}

export interface LeftOut {
  kind: 'person' | 'job';
  id: string;
}

/** Whose people a market holds; it has the open jobs of all positions in any case. */
export type Scope = 'everyone' | readonly Partition[];

/** The market in memory: built once from the database, then updated from the change feed and the calendar. */
export class Market {
  readonly #deps: MarketDeps;
  readonly #chunk: number;
  #scope: Scope;
  #engines: Engines | null = null;
  #progress = { state: 'waiting' as MarketStatus['state'], peopleRead: 0, peopleTotal: 0 };
  #readySince: Date | null = null;
  readonly #leftOut = new Map<string, LeftOut['kind']>();
  /** Schema version of the rows. */
  #schema = '';
  #since = '0';
  #setting: ActiveSetting = HAND_SET;
  /** People excluded from all results until their facts are read again. */
  #unread: string[] = [];
  /** The last operation on the engine. One at a time, or older facts could overwrite newer ones. */
  #last: Promise<unknown> = Promise.resolve();
  #nextRead: Promise<Touched> | null = null;
  #dayTurn: Promise<void> | null = null;

  constructor(deps: MarketDeps, options: { chunk?: number | undefined; scope?: Scope } = {}) {
    this.#deps = deps;
    this.#chunk = options.chunk ?? CHUNK;
    this.#scope = options.scope ?? 'everyone';
  }

  get status(): MarketStatus {
    return {
      ...this.#progress,
      people: this.#engines?.exact.candidateCount ?? 0,
      jobs: this.#engines?.exact.jobCount ?? 0,
      readySince: this.#readySince,
      leftOut: Array.from(this.#leftOut, ([id, kind]) => ({ id, kind })),
    };
  }

  /** The engine with exact facts, which answers candidates about themselves. */
  engine = async (): Promise<MatchEngine> => (await this.engines()).exact;

  /** Both engines, as of the last signal and today; built on first use. */
  async engines(): Promise<Engines> {
    if (!this.#engines) await this.refresh();
    const engines = this.#engines;
    if (!engines) throw new Error('the market could not be built');
    if (engines.exact.asOf !== this.#today() || this.#unread.length > 0) {
      this.#dayTurn ??= this.#exclusively(() => this.#turnDay(engines)).finally(() => {
        this.#dayTurn = null;
      });
      await this.#dayTurn;
    }
    return engines;
  }

  /** The exposure cap of the active version. */
  get limits(): ExposureLimits {
    return this.#setting.limits;
  }

  /** Reads new changes. Callers before a read starts share it. */
  refresh(): Promise<Touched> {
    this.#nextRead ??= this.#exclusively(() => {
      this.#nextRead = null;
      return this.#engines ? this.#read(this.#engines) : this.#build();
    });
    return this.#nextRead;
  }

  /** Waits until every change before `edge` (a transaction id) is read, starting a read only if needed. */
  async readUpTo(edge: string): Promise<void> {
    await this.#last;
    if (BigInt(this.#since) < BigInt(edge)) await this.refresh();
  }

  /**
   * Loads the people of partitions that are new and removes those whom none needs any more. Changes are read between the
   * chunks, so partitions held before keep answering with the latest facts.
   */
  async setPartitions(next: readonly Partition[]): Promise<void> {
    const before = this.#scope === 'everyone' ? [] : this.#scope;
    const changed = [...next.filter((one) => !isIn(before)(one)), ...before.filter((one) => !isIn(next)(one))];
    this.#scope = next;
    if (!this.#engines || changed.length === 0) return;
    const positions = new Set(changed.map(({ position }) => position));
    const ids = await this.#deps.db.as(engineActor, (tx) =>
      idsOfPositions(tx, [...positions], (person) => changed.some((partition) => belongsTo(person, partition))),
    );
    for (let start = 0; start < ids.length; start += this.#chunk) {
      await this.#exclusively(async () => {
        const engines = this.#engines;
        if (!engines) return;
        await this.#deps.db.as(engineActor, (tx) =>
          this.#loadPeople(tx, engines, ids.slice(start, start + this.#chunk)),
        );
      });
    }
  }

  #needs = (person: Whereabouts): boolean =>
    this.#scope === 'everyone' || this.#scope.some((partition) => belongsTo(person, partition));

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  #today = () => dayOf(this.#deps.clock.now());

  /** Licenses and certifications start and expire with the day. */
  async #turnDay(engines: Engines): Promise<void> {
    this.#unread.push(...engines.setAsOf(this.#today()));
    await this.#deps.db.as(engineActor, async (tx) => {
      while (this.#unread.length > 0) {
        const ids = this.#unread.slice(0, this.#chunk);
        await this.#loadPeople(tx, engines, ids);
        this.#unread = this.#unread.slice(ids.length);
      }
    });
  }

  async #read(engines: Engines): Promise<Touched> {
    const changes = await this.#readFeed(engines);
    if (changes) return changes;
    this.#deps.log.warn({ was: this.#schema }, 'schema changed; rebuilding the market');
    return this.#build();
  }

  /** Applies the change feed; null when a migration ran since the market was built. */
  #readFeed(engines: Engines): Promise<Touched | null> {
    return this.#deps.db.as(engineActor, async (tx) => {
      const changes = await readChanges(tx, this.#since);
      if (changes.schema !== this.#schema) return null;
      this.#applySetting(engines, await readActiveSetting(tx));
      for (let start = 0; start < changes.candidates.length; start += this.#chunk) {
        await this.#loadPeople(tx, engines, changes.candidates.slice(start, start + this.#chunk));
      }
      if (changes.jobs.length > 0) {
        const found = new Map((await readJobFacts(tx, changes.jobs)).map((facts) => [facts.id, facts]));
        for (const id of changes.jobs) {
          const facts = found.get(id);
          this.#leftOut.delete(id);
          if (facts?.status === 'published') this.#loadJob(engines, facts);
          else engines.removeJob(id);
        }
      }
      this.#since = changes.next;
      return changes;
    });
  }

  /** The previous engines keep answering during a rebuild. */
  async #build(): Promise<Touched> {
    const { db, log, clock } = this.#deps;
    const began = performance.now();
    const engines = new Engines({ asOf: this.#today(), weights: this.#setting.weights });
    this.#leftOut.clear();
    this.#progress = { state: 'reading', peopleRead: 0, peopleTotal: 0 };
    const edge = await db.as(engineActor, async (tx) => {
      const found = await edgeOf(tx);
      this.#applySetting(engines, await readActiveSetting(tx));
      for (const job of await readJobFacts(tx)) this.#loadJob(engines, job);
      await this.#loadAllPeople(tx, engines);
      return found;
    });
    this.#engines = engines;
    this.#since = edge.xid;
    this.#schema = edge.schema;
    this.#progress.state = 'ready';
    this.#readySince = clock.now();
    log.info(
      {
        candidates: engines.exact.candidateCount,
        jobs: engines.exact.jobCount,
        leftOut: this.#leftOut.size,
        ms: Math.round(performance.now() - began),
      },
      'market built',
    );
    return { candidates: [], jobs: [] };
  }

  /** Logs progress at each tenth. */
  async #loadAllPeople(tx: Tx, engines: Engines): Promise<void> {
    const ids =
      this.#scope === 'everyone'
        ? await matchableIds(tx)
        : await idsOfPositions(tx, [...new Set(this.#scope.map(({ position }) => position))], this.#needs);
    this.#progress.peopleTotal = ids.length;
    const tenths = (read: number) => Math.floor((10 * read) / ids.length);
    for (let start = 0; start < ids.length; start += this.#chunk) {
      const chunk = ids.slice(start, start + this.#chunk);
      await this.#loadPeople(tx, engines, chunk);
      this.#progress.peopleRead += chunk.length;
      const { peopleRead, peopleTotal } = this.#progress;
      if (peopleRead < peopleTotal && tenths(peopleRead) > tenths(start)) {
        this.#deps.log.info({ read: peopleRead, of: peopleTotal }, 'matching: reading people');
      }
    }
  }

  /** Ignores a version that the engine rejects (weights written to the database out of bounds). */
  #applySetting(engines: Engines, setting: ActiveSetting): void {
    if (setting.weights.version === this.#setting.weights.version) return;
    try {
      engines.setWeights(setting.weights);
      this.#setting = setting;
      this.#deps.log.info({ version: setting.weights.version }, 'weights taken');
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#deps.log.error({ version: setting.weights.version, err: error.message }, 'weights refused');
    }
  }

  async #loadPeople(tx: Tx, engines: Engines, ids: readonly string[]): Promise<void> {
    const found = new Map((await readCandidateFacts(tx, ids)).map((facts) => [facts.id, facts]));
    for (const id of ids) {
      const facts = found.get(id);
      this.#leftOut.delete(id);
      if (facts && this.#needs(facts)) this.#loadPerson(engines, facts);
      else engines.removeCandidate(id);
    }
  }

  /** Reports and skips a row that the engine cannot hold; the others continue. */
  #loadPerson(engines: Engines, facts: CandidateFacts): void {
    try {
      engines.upsertCandidate(facts);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      engines.removeCandidate(facts.id);
      this.#leftOut.set(facts.id, 'person');
      this.#deps.log.error({ candidate: facts.id, err: error.message }, 'left out of matching');
    }
  }

  #loadJob(engines: Engines, facts: JobFacts): void {
    try {
      assertPlaced(facts);
      engines.upsertJob(facts);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      engines.removeJob(facts.id);
      this.#leftOut.set(facts.id, 'job');
      this.#deps.log.error({ job: facts.id, err: error.message }, 'left out of matching');
    }
  }
}

/** The engine does not validate coordinates: an invalid one would corrupt the order. */
function assertPlaced({ id, latitude, longitude, minimumYears }: JobFacts): void {
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) throw new RangeError(`place of ${id}`);
  if (!Number.isFinite(minimumYears)) throw new RangeError(`minimum years of ${id}`);
}

const markets = new WeakMap<Deps, Market>();

/**
 * The market of a process (of an app instance in tests). With partitions it begins without people, and a worker adds
 * those of the partitions that it holds.
 */
export function marketOf(deps: Deps): Market {
  let market = markets.get(deps);
  if (!market) markets.set(deps, (market = new Market(deps, { scope: deps.env.matchingPartitions ? [] : 'everyone' })));
  return market;
}
