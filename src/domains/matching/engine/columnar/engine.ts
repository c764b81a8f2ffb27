/**
 * The columnar engine: the reference's results from packed rows, bitmap indexes and upper bounds. It keeps no person
 * as an object, except the few whose license eligibility depends on the start date or waits for a reviewer, or who
 * blocked an employer.
 */
import { POSITIONS, type Position } from '#kernel/vocabulary.ts';
import { bestJobFirst, bestPersonFirst, pairScore } from '../score/compatibility.ts';
import { evaluatePair } from '../evaluate.ts';
import { nearMissesOf } from '../explain/near-miss.ts';
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
} from '../types.ts';
import { assertWeights } from '../score/weights.ts';
import { ungatedScheduleTable, scheduleTable } from './rows/encode.ts';
import { Partition } from './people/partition.ts';
import { JobTable } from './jobs/job-table.ts';
import { jobQueryOf, type JobQuery } from './jobs/job-query.ts';
import { reachOf } from './reach.ts';
import { scoreRow, type ScanContext } from './scan.ts';
import { Search } from './people/search.ts';
import { TopKHeap } from './top-k/top-k-heap.ts';

class ColumnarEngine implements MatchEngine {
  readonly name = 'columnar';
  #asOf: Day;
  #weights: Weights;
  #schedule: Float64Array;
  readonly #partitions: ReadonlyMap<Position, Partition>;
  readonly #keptFacts = new Map<string, CandidateFacts>();
  readonly #positionsOf = new Map<string, readonly Position[]>();
  readonly #queries = new Map<string, JobQuery>();
  readonly #top = new TopKHeap();
  readonly #search = new Search();
  readonly #jobsByPosition = new Map<Position, JobTable>(POSITIONS.map((p) => [p, new JobTable()]));

  constructor(asOf: Day, weights: Weights, splitThreshold: number) {
    this.#asOf = asOf;
    this.#weights = assertWeights(weights);
    this.#schedule = scheduleTable(weights.candidate.schedule);
    this.#partitions = new Map(
      POSITIONS.map((position) => [position, new Partition(position, this.#schedule, splitThreshold)]),
    );
  }

  get asOf(): Day {
    return this.#asOf;
  }

  get weights(): Weights {
    return this.#weights;
  }

  get candidateCount(): number {
    return this.#positionsOf.size;
  }

  get jobCount(): number {
    return this.#queries.size;
  }

  /** Bytes of rows, bitmaps and zone maps, including spare capacity, without ids. */
  get rowBytes(): number {
    return [...this.#partitions.values()].reduce((sum, partition) => sum + partition.bytes, 0);
  }

  #partition(position: Position): Partition {
    const partition = this.#partitions.get(position);
    if (!partition) throw new RangeError(`not a position: ${position}`);
    return partition;
  }

  upsertCandidate(candidate: CandidateFacts): void {
    const { id } = candidate;
    const positions = positionsOf(candidate);
    const former = this.#positionsOf.get(id);
    let keepFacts = false;
    for (const position of positions) {
      const isHeld = former?.includes(position) ?? false;
      const encoded = this.#partition(position).upsert(candidate, this.#asOf, this.#weights, isHeld);
      keepFacts ||= encoded.keepFacts;
    }
    for (const position of former ?? []) if (!positions.includes(position)) this.#partition(position).remove(id);
    if (former !== positions) this.#positionsOf.set(id, positions);
    if (keepFacts) this.#keptFacts.set(id, candidate);
    else if (former) this.#keptFacts.delete(id);
  }

  removeCandidate(id: string): void {
    for (const position of this.#positionsOf.get(id) ?? []) this.#partition(position).remove(id);
    this.#positionsOf.delete(id);
    this.#keptFacts.delete(id);
  }

  upsertJob(job: JobFacts): void {
    const query = jobQueryOf(job, this.#weights, this.#asOf);
    this.removeJob(job.id);
    this.#queries.set(job.id, query);
    this.#jobsOf(job.position).put(query);
  }

  removeJob(id: string): void {
    const query = this.#queries.get(id);
    if (!query) return;
    this.#queries.delete(id);
    this.#jobsOf(query.job.position).remove(id);
  }

  #jobsOf(position: Position): JobTable {
    const jobs = this.#jobsByPosition.get(position);
    if (!jobs) throw new RangeError(`not a position: ${position}`);
    return jobs;
  }

  storedJobs(): readonly JobFacts[] {
    return Array.from(this.#queries.values(), ({ job }) => job);
  }

  setWeights(weights: Weights): void {
    this.#weights = assertWeights(weights);
    this.#recompute();
  }

  setAsOf(asOf: Day): readonly string[] {
    if (asOf === this.#asOf) return [];
    const back = asOf < this.#asOf;
    this.#asOf = asOf;
    const stale = new Set([...this.#partitions.values()].flatMap((partition) => partition.stale(asOf, back)));
    const again = [...this.#keptFacts.values()];
    for (const id of stale) if (!this.#keptFacts.has(id)) this.removeCandidate(id);
    this.#recompute();
    for (const person of again) this.upsertCandidate(person);
    return [...stale].filter((id) => !this.#positionsOf.has(id));
  }

  #recompute(): void {
    this.#schedule = scheduleTable(this.#weights.candidate.schedule);
    for (const partition of this.#partitions.values()) partition.reweigh(this.#weights, this.#schedule, this.#asOf);
    // A copy: storing a job again would move it to the end of the map being iterated.
    for (const job of this.storedJobs()) this.upsertJob(job);
  }

  #context(partition: Partition): ScanContext {
    return {
      rows: partition.rows,
      ids: partition.ids,
      weights: this.#weights,
      asOf: this.#asOf,
      schedule: this.#schedule,
      factsOf: (id) => {
        const facts = this.#keptFacts.get(id);
        if (!facts) throw new Error(`no facts kept for ${id}`);
        return facts;
      },
    };
  }

  #jobQuery(job: string | JobFacts): JobQuery | undefined {
    return typeof job === 'string' ? this.#queries.get(job) : jobQueryOf(job, this.#weights, this.#asOf);
  }

  peopleForJob(
    job: string | JobFacts,
    { limit = Number.POSITIVE_INFINITY, gates }: ListOptions = {},
  ): readonly RankedPair[] {
    const query = this.#jobQuery(job);
    if (gates === 'aside') return query ? this.#peopleUngated(query, limit) : [];
    if (!query?.isOpen || limit <= 0) return [];
    const partition = this.#partition(query.job.position);
    partition.prepare();
    const context = this.#context(partition);
    const top = this.#top.reset(limit, partition.ids);
    partition.scan(this.#search, context, query, top);
    return peopleOf(top.sort(), query);
  }

  /** Ignores gates and position: scans the whole market. */
  #peopleUngated(query: JobQuery, limit: number): readonly RankedPair[] {
    const best: RankedPair[] = [];
    const schedule = ungatedScheduleTable(this.#weights.candidate.schedule);
    for (const [position, partition] of this.#partitions) {
      const top = this.#top.reset(limit, partition.ids);
      const context = this.#context(partition);
      const isFirst = (row: number) => this.#positionsOf.get(partition.ids[row] as string)?.[0] === position;
      for (let row = 0; row < partition.rowCount; row++) {
        if (scoreRow(context, query, row, schedule, top) && isFirst(row)) top.offer(row);
      }
      for (const pair of peopleOf(top, query)) best.push(pair);
    }
    return best.sort(bestPersonFirst).slice(0, limit);
  }

  jobsForPerson(candidate: string | CandidateFacts, options: ListOptions = {}): readonly RankedPair[] {
    const { limit = Number.POSITIVE_INFINITY, gates } = options;
    if (typeof candidate === 'string') {
      return gates === 'aside' ? this.#jobsUngated(candidate, limit) : this.#jobsFor(candidate, limit);
    }
    // A person who is not stored gets a market of one: same rows, same results.
    const alone = new ColumnarEngine(this.#asOf, this.#weights, SPLIT_THRESHOLD);
    alone.upsertCandidate(candidate);
    for (const { job } of this.#queries.values()) {
      if (gates === 'aside' || candidate.positions.includes(job.position)) alone.upsertJob(job);
    }
    return alone.jobsForPerson(candidate.id, options);
  }

  /** Ignores gates and position. */
  #jobsUngated(id: string, limit: number): readonly RankedPair[] {
    const [position] = this.#positionsOf.get(id) ?? [];
    if (!position) return [];
    const partition = this.#partition(position);
    const row = partition.rowOf.get(id) as number;
    const context = this.#context(partition);
    const schedule = ungatedScheduleTable(this.#weights.candidate.schedule);
    return [...this.#jobsByPosition.values()]
      .flatMap((jobs) => jobsOf(jobs.bestUngated(context, row, schedule, limit), id))
      .sort(bestJobFirst)
      .slice(0, limit);
  }

  #jobsFor(id: string, limit: number): readonly RankedPair[] {
    if (limit <= 0) return [];
    const lists = (this.#positionsOf.get(id) ?? []).map((position) => {
      const partition = this.#partition(position);
      const row = partition.rowOf.get(id) as number;
      return jobsOf(this.#jobsOf(position).best(this.#context(partition), row, limit), id);
    });
    return lists.length === 1 ? (lists[0] ?? []) : lists.flat().sort(bestJobFirst).slice(0, limit);
  }

  reach(job: string | JobFacts): JobReach {
    const query = this.#jobQuery(job);
    return reachOf(query ? { query, ...this.#reachContext(query) } : null);
  }

  #reachContext(query: JobQuery): { readonly context: ScanContext; readonly rowCount: number } {
    const partition = this.#partition(query.job.position);
    return { context: this.#context(partition), rowCount: partition.rowCount };
  }

  evaluate(candidate: CandidateFacts, job: JobFacts): Evaluation {
    return evaluatePair(candidate, job, this.#weights, this.#asOf);
  }

  nearMisses(candidate: CandidateFacts, { limit }: ListOptions = {}): readonly NearMiss[] {
    const jobs = [...new Set(candidate.positions)].flatMap((position) =>
      this.#jobsOf(position).queries.map(({ job }) => job),
    );
    return nearMissesOf(candidate, jobs, this.#asOf, limit);
  }
}

type Ranked = Pick<TopKHeap, 'size' | 'idAt' | 'candidateScoreAt' | 'employerScoreAt'>;

const peopleOf = (top: Ranked, { job }: JobQuery): RankedPair[] => {
  const pairs: RankedPair[] = [];
  for (let i = 0; i < top.size; i++) pairs.push(rankedPair(top.idAt(i), job.id, top, i));
  return pairs;
};

const jobsOf = (top: Ranked, candidateId: string): RankedPair[] => {
  const pairs: RankedPair[] = [];
  for (let i = 0; i < top.size; i++) pairs.push(rankedPair(candidateId, top.idAt(i), top, i));
  return pairs;
};

/** Fields are listed because spreading the score took as long as finding it. */
function rankedPair(candidateId: string, jobId: string, top: Ranked, i: number): RankedPair {
  const score = pairScore(top.candidateScoreAt(i), top.employerScoreAt(i));
  const { candidateScore, employerScore, rankScore, compatibility } = score;
  return { candidateId, jobId, candidateScore, employerScore, rankScore, compatibility };
}

/** Shared lists, so that a million people do not hold a million arrays. */
const ONE_POSITION: ReadonlyMap<Position, readonly Position[]> = new Map(POSITIONS.map((p) => [p, [p]]));

/** The person's positions without duplicates, in vocabulary order. */
function positionsOf({ positions }: CandidateFacts): readonly Position[] {
  const [first] = positions;
  if (positions.length === 1 && first) return ONE_POSITION.get(first) ?? [];
  return POSITIONS.filter((position) => positions.includes(position));
}

/** An index with this many mobile people is split in two; smaller ones are faster as one. Measured. */
const SPLIT_THRESHOLD = 4096;

/** `splitThreshold` is a parameter for tests. */
export function createColumnarEngine(
  { asOf, weights, candidates = [], jobs = [] }: Parameters<MatchEngineFactory>[0],
  splitThreshold = SPLIT_THRESHOLD,
): MatchEngine & { readonly rowBytes: number } {
  const engine = new ColumnarEngine(asOf, weights, splitThreshold);
  for (const candidate of candidates) engine.upsertCandidate(candidate);
  for (const job of jobs) engine.upsertJob(job);
  return engine;
}
