/**
 * The jobs of one position, ordered along a Z-order curve, for searches by a person. A first pass (`job-blocks.ts`)
 * checks the gates and computes upper bounds; only jobs whose bound can enter the top k, two or three more than
 * requested, get an exact score.
 */
import { commuteValue, payValue, settingValue, shareValue } from '../../score/formulas.ts';
import { popcount } from '../rows/bits.ts';
import { JobBlocks, type SpecialtyGroup } from './job-blocks.ts';
import { BoundQueue } from '../top-k/bound-queue.ts';
import type { JobQuery } from './job-query.ts';
import { TopKList } from '../top-k/top-k-list.ts';
import { hasOtherStates, passesFacts, scoreRow, type ScanContext } from '../scan.ts';
import { PersonQuery } from './person-query.ts';
import { sumCandidateScore, sumEmployerScore } from '../score-sums.ts';
import { TopKHeap } from '../top-k/top-k-heap.ts';
import { zOrder } from './z-order.ts';

/** Jobs are sorted again after this many changes, when they are also a quarter of the table. */
const UNSORTED_LIMIT = 64;
const GROUPS: readonly SpecialtyGroup[] = ['own', 'others'];

export class JobTable {
  #queries: JobQuery[] = [];
  #ids: string[] = [];
  readonly #slotOf = new Map<string, number>();
  #blocks = new JobBlocks(0);
  #unsorted = 0;
  readonly #queue = new BoundQueue();
  readonly #person = new PersonQuery();
  readonly #topKList = new TopKList();
  readonly #topKHeap = new TopKHeap();

  get size(): number {
    return this.#queries.length;
  }

  get queries(): readonly JobQuery[] {
    return this.#queries;
  }

  put(query: JobQuery): void {
    if (this.size === this.#blocks.capacity) this.#rebuild(this.#queries, this.size * 2 + 1);
    this.#write(this.size, query);
    this.#unsorted++;
  }

  remove(id: string): void {
    const at = this.#slotOf.get(id);
    if (at === undefined) return;
    const last = this.size - 1;
    this.#write(at, this.#queries[last] as JobQuery);
    this.#blocks.vacate(last);
    this.#queries.length = last;
    this.#ids.length = last;
    this.#slotOf.delete(id);
    this.#unsorted++;
  }

  #write(at: number, query: JobQuery): void {
    this.#queries[at] = query;
    this.#ids[at] = query.job.id;
    this.#slotOf.set(query.job.id, at);
    this.#blocks.write(at, query);
  }

  #rebuild(queries: readonly JobQuery[], room: number): void {
    this.#blocks = new JobBlocks(room);
    for (const [at, query] of queries.entries()) this.#write(at, query);
  }

  #sortIfNeeded(): void {
    if (this.#unsorted <= UNSORTED_LIMIT || this.#unsorted * 4 <= this.size) return;
    const sorted = this.#queries
      .map((query) => ({ query, key: zOrder(query.lat, query.lng) }))
      .sort((a, b) => a.key - b.key)
      .map(({ query }) => query);
    this.#rebuild(sorted, this.size * 1.25);
    this.#unsorted = 0;
  }

  /** The best `limit` open jobs for one row, best first. */
  best(context: ScanContext, row: number, limit: number): TopKList {
    this.#sortIfNeeded();
    const ranking = this.#topKList.reset(limit, this.#ids);
    const queue = this.#queue;
    this.#person.set(context, row);
    if (!this.#person.isOpen) return ranking;
    this.#blocks.filterBlocks(this.#person);
    for (const group of GROUPS) {
      this.#blocks.collectCandidates(this.#person, context.weights, group, ranking.threshold, queue);
      queue.sort(limit);
      for (let rank = 0; rank < queue.size; rank++) {
        if (queue.bound(rank) >= ranking.threshold) this.#offer(context, row, queue.item(rank));
      }
    }
    return ranking;
  }

  /** Exact score from the columns alone: loading the job objects would cost cache misses. */
  #offer(context: ScanContext, row: number, slot: number): void {
    const { weights } = context;
    const person = this.#person;
    const { columns } = this.#blocks;
    const miles = person.milesTo(columns.lat(slot), columns.lng(slot), columns.cosLat(slot), columns.stateBit(slot));
    if (!person.acceptsDistance(miles, columns.stateBit(slot))) return;
    const setting = columns.setting(slot);
    const candidateScore = sumCandidateScore(
      weights,
      person.scheduleScore,
      settingValue(person.settings === 0 || setting === 0, (person.settings & setting) !== 0),
      columns.response(slot),
      miles < 0 ? 0 : commuteValue(miles),
      payValue(columns.halfCents(slot) / 2, person.floor, person.payHigh),
    );
    const specialty = columns.specialty(slot);
    const skills = columns.skills(slot);
    const preferred = columns.preferred(slot);
    const employerScore = sumEmployerScore(
      weights,
      person.employerBase,
      shareValue((person.specialties & specialty) !== 0 ? 1 : 0, specialty === 0 ? 0 : 1),
      shareValue(popcount(person.skills & skills), popcount(skills)),
      shareValue(popcount(person.certifications & preferred), popcount(preferred)),
    );
    const rankScore = candidateScore * employerScore;
    if (rankScore < this.#topKList.threshold || !this.#passesObjects(context, row, slot)) return;
    this.#topKList.offer(slot, rankScore, candidateScore, employerScore);
  }

  /** The gates that neither bitmaps nor columns cover. */
  #passesObjects(context: ScanContext, row: number, slot: number): boolean {
    const needsOtherStates = this.#blocks.columns.needsOtherStates(slot);
    if (!needsOtherStates && !this.#person.hasKeptFacts) return true;
    const query = this.#queries[slot] as JobQuery;
    return (!needsOtherStates || hasOtherStates(context.rows, row, query)) && passesFacts(context, row, query);
  }

  /**
   * The best `limit` jobs by score, ignoring the gates; items are indexes into `queries`, `schedule` is
   * `ungatedScheduleTable`.
   */
  bestUngated(context: ScanContext, row: number, schedule: Float64Array, limit: number): TopKHeap {
    const top = this.#topKHeap.reset(limit, this.#ids);
    for (const [slot, query] of this.#queries.entries()) {
      if (scoreRow(context, query, row, schedule, top)) top.offer(slot);
    }
    return top.sort();
  }
}
