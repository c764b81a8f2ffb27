/**
 * The jobs of one position for the direction from a person to the jobs, laid out along a Z-order curve. A first pass
 * (`job-blocks.ts`) holds the person against all gates and scores each job but for its exact distance; only the jobs that
 * the bounds show to be among the best, some two or three more than are asked for, are computed to the end.
 */
import { commuteValue, payValue, settingValue, shareValue } from '../../score/formulas.ts';
import { popcount } from '../rows/bits.ts';
import { JobBlocks, type Group } from './job-blocks.ts';
import { Promising } from '../top-k/bound-queue.ts';
import type { JobQuery } from './job-query.ts';
import { Ranking } from '../top-k/top-k-list.ts';
import { hasOtherStates, passesFacts, scoreRow, type ScanContext } from '../scan.ts';
import { Seeker } from './person-query.ts';
import { candidateSum, employerSum } from '../score-sums.ts';
import { Top } from '../top-k/top-k-heap.ts';
import { zOrder } from './z-order.ts';

/** So many jobs may come and go before all are laid out afresh, and a quarter of them. */
const UNSORTED_LIMIT = 64;
const GROUPS: readonly Group[] = ['own', 'others'];

export class JobTable {
  #queries: JobQuery[] = [];
  #ids: string[] = [];
  readonly #at = new Map<string, number>();
  #blocks = new JobBlocks(0);
  #unsorted = 0;
  readonly #promising = new Promising();
  readonly #seeker = new Seeker();
  readonly #ranking = new Ranking();
  readonly #top = new Top();

  get size(): number {
    return this.#queries.length;
  }

  get queries(): readonly JobQuery[] {
    return this.#queries;
  }

  /** A job that the table does not hold. */
  put(query: JobQuery): void {
    if (this.size === this.#blocks.room) this.#layOut(this.#queries, this.size * 2 + 1);
    this.#place(this.size, query);
    this.#unsorted++;
  }

  remove(id: string): void {
    const at = this.#at.get(id);
    if (at === undefined) return;
    const last = this.size - 1;
    this.#place(at, this.#queries[last] as JobQuery);
    this.#blocks.vacate(last);
    this.#queries.length = last;
    this.#ids.length = last;
    this.#at.delete(id);
    this.#unsorted++;
  }

  #place(at: number, query: JobQuery): void {
    this.#queries[at] = query;
    this.#ids[at] = query.job.id;
    this.#at.set(query.job.id, at);
    this.#blocks.write(at, query);
  }

  /** All of them in this order, with room for so many. */
  #layOut(queries: readonly JobQuery[], room: number): void {
    this.#blocks = new JobBlocks(room);
    for (const [at, query] of queries.entries()) this.#place(at, query);
  }

  #settle(): void {
    if (this.#unsorted <= UNSORTED_LIMIT || this.#unsorted * 4 <= this.size) return;
    const sorted = this.#queries
      .map((query) => ({ query, key: zOrder(query.lat, query.lng) }))
      .sort((a, b) => a.key - b.key)
      .map(({ query }) => query);
    this.#layOut(sorted, this.size * 1.25);
    this.#unsorted = 0;
  }

  /** The best `limit` open jobs of the table for one row, best first. */
  best(context: ScanContext, row: number, limit: number): Ranking {
    this.#settle();
    const ranking = this.#ranking.start(limit, this.#ids);
    const promising = this.#promising;
    this.#seeker.set(context, row);
    if (!this.#seeker.isOpen) return ranking;
    this.#blocks.reach(this.#seeker);
    for (const group of GROUPS) {
      this.#blocks.collect(this.#seeker, context.weights, group, ranking.threshold, promising);
      promising.arrange(limit);
      for (let rank = 0; rank < promising.size; rank++) {
        if (promising.bound(rank) >= ranking.threshold) this.#offer(context, row, promising.place(rank));
      }
    }
    return ranking;
  }

  /** A pair to the end, from the columns alone: the objects of fifty jobs would have to be fetched from far away. */
  #offer(context: ScanContext, row: number, place: number): void {
    const { weights } = context;
    const seeker = this.#seeker;
    const { columns } = this.#blocks;
    const miles = seeker.milesTo(
      columns.lat(place),
      columns.lng(place),
      columns.cosLat(place),
      columns.stateBit(place),
    );
    if (!seeker.reaches(miles, columns.stateBit(place))) return;
    const setting = columns.setting(place);
    const p = candidateSum(
      weights,
      seeker.schedule,
      settingValue(seeker.settings === 0 || setting === 0, (seeker.settings & setting) !== 0),
      columns.response(place),
      miles < 0 ? 0 : commuteValue(miles),
      payValue(columns.halfCents(place) / 2, seeker.floor, seeker.payHigh),
    );
    const specialty = columns.specialty(place);
    const skills = columns.skills(place);
    const preferred = columns.preferred(place);
    const q = employerSum(
      weights,
      seeker.qStatic,
      shareValue((seeker.specialties & specialty) !== 0 ? 1 : 0, specialty === 0 ? 0 : 1),
      shareValue(popcount(seeker.skills & skills), popcount(skills)),
      shareValue(popcount(seeker.certifications & preferred), popcount(preferred)),
    );
    const rankScore = p * q;
    if (rankScore < this.#ranking.threshold || !this.#passesObjects(context, row, place)) return;
    this.#ranking.offer(place, rankScore, p, q);
  }

  /** The few gates that neither slices nor columns hold. */
  #passesObjects(context: ScanContext, row: number, place: number): boolean {
    const needsOtherStates = this.#blocks.columns.needsOtherStates(place);
    if (!needsOtherStates && !this.#seeker.hasKeptFacts) return true;
    const query = this.#queries[place] as JobQuery;
    return (!needsOtherStates || hasOtherStates(context.rows, row, query)) && passesFacts(context, row, query);
  }

  /** The best `limit` jobs by score alone, whatever the gates say; the kept 'rows' are places in `queries`, `schedule` is `everySchedule`'s table. */
  bestOfAll(context: ScanContext, row: number, schedule: Float64Array, limit: number): Top {
    const top = this.#top.start(limit, this.#ids);
    for (const [place, query] of this.#queries.entries()) {
      if (scoreRow(context, query, row, schedule, top)) top.offer(place);
    }
    return top.sort();
  }
}
