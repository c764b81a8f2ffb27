/**
 * The people of one position: rows, ids and indexes (`people-index.ts`) over everyone and over each specialty, since
 * few others reach the top k of a job that names one. Rows are ordered so that neighbors are alike (`kd-tree.ts`).
 *
 * New rows are appended and indexed by the next search; when the unsorted tail reaches a quarter of the whole, that
 * search sorts everything again.
 */
import { SPECIALTY_IDS, type Position } from '#kernel/vocabulary.ts';
import type { CandidateFacts, Day, Weights } from '../../types.ts';
import { bitOf, smallDay } from '../rows/bits.ts';
import { PeopleIndex, REGION_ROWS } from './people-index.ts';
import { FLAG } from '../rows/row-codes.ts';
import { Rows } from '../rows/rows.ts';
import { encodeCandidate, employerBaseScore } from '../rows/encode.ts';
import { dimensionsOf, orderByKdTree } from './kd-tree.ts';
import { SplitIndex } from './split-index.ts';
import type { JobQuery } from '../jobs/job-query.ts';
import type { ScanContext } from '../scan.ts';
import type { Search } from './search.ts';
import { ATTRIBUTES, SPECIALIST_ATTRIBUTES, BLOCK_ROWS } from './bitmap-index.ts';
import type { TopKHeap } from '../top-k/top-k-heap.ts';

const UNSORTED_LIMIT = 4096;
/** Spare capacity of new indexes. */
const SPARE_FACTOR = 1.05;
const EMPTY_INDEX = new SplitIndex(new PeopleIndex(ATTRIBUTES, 0, true));

export class Partition {
  readonly position: Position;
  readonly rowOf = new Map<string, number>();
  rows: Rows;
  ids: string[] = [];
  #capacity = BLOCK_ROWS;
  #count = 0;
  #sorted = 0;
  #removed = 0;
  /** Number of rows that the indexes cover. */
  #indexed = 0;
  /** Mobile people among the sorted rows, in the order that ignores location. */
  #farOrder = new Uint32Array(0);
  #everyone = EMPTY_INDEX;
  /** By specialty bit. */
  #specialists: readonly SplitIndex[] = [];
  #schedule: Float64Array;
  readonly #splitThreshold: number;

  /** An index with at least `splitThreshold` mobile people is split. */
  constructor(position: Position, schedule: Float64Array, splitThreshold: number) {
    this.position = position;
    this.#splitThreshold = splitThreshold;
    this.rows = new Rows(this.#capacity);
    this.#schedule = schedule;
  }

  get rowCount(): number {
    return this.#count;
  }

  get bytes(): number {
    return this.#specialists.reduce((sum, index) => sum + index.bytes, this.#everyone.bytes) + this.rows.bytes;
  }

  /**
   * `isHeld`: the person already has a row. The caller knows; looking it up among a million ids would cost more than
   * the rest.
   */
  upsert(person: CandidateFacts, asOf: Day, weights: Weights, isHeld: boolean): { readonly keepFacts: boolean } {
    if (this.#count === this.#capacity) this.#grow();
    const encoded = encodeCandidate(this.rows, this.#count, person, this.position, asOf, weights);
    if (isHeld) this.remove(person.id);
    this.ids[this.#count] = person.id;
    this.rowOf.set(person.id, this.#count);
    this.#count++;
    return encoded;
  }

  remove(id: string): boolean {
    const row = this.rowOf.get(id);
    if (row === undefined) return false;
    this.rows.clearFlags(row);
    this.rowOf.delete(id);
    this.#removed++;
    return true;
  }

  /** Recomputes the score parts stored in rows after a change of weights or date. */
  reweigh(weights: Weights, schedule: Float64Array, asOf: Day): void {
    this.#schedule = schedule;
    const today = smallDay(asOf);
    for (let row = 0; row < this.#count; row++) {
      this.rows.setEmployerBase(
        row,
        employerBaseScore(this.rows.tenths(row), this.rows.lastDay(row), this.rows.percent(row), weights, today),
      );
    }
    this.#dropIndexes();
  }

  /** Ids whose row is not valid on `asOf`. */
  stale(asOf: Day, back: boolean): string[] {
    const today = smallDay(asOf);
    const ids: string[] = [];
    for (let row = 0; row < this.#count; row++) {
      if (this.#isAlive(row) && (back || this.rows.validUntil(row) < today)) ids.push(this.ids[row] as string);
    }
    return ids;
  }

  /** Rows are indexed by the next search, so loading a market indexes nothing. */
  #addToIndexes(row: number): void {
    this.#everyone.include(this.rows, row, this.#schedule);
    for (let bits = this.rows.specialties(row); bits !== 0; bits &= bits - 1) {
      this.#specialists[bitOf(bits)]?.include(this.rows, row, this.#schedule);
    }
  }

  #addToFarIndexes(row: number): void {
    this.#everyone.includeFar(this.rows, row, this.#schedule);
    for (let bits = this.rows.specialties(row); bits !== 0; bits &= bits - 1) {
      this.#specialists[bitOf(bits)]?.includeFar(this.rows, row, this.#schedule);
    }
  }

  #grow(): void {
    this.#capacity = Math.max(REGION_ROWS, Math.ceil((this.#capacity * 1.5) / REGION_ROWS) * REGION_ROWS);
    this.rows = this.rows.grown(this.#capacity);
  }

  /** The next search builds the indexes again. */
  #dropIndexes(): void {
    this.#everyone = EMPTY_INDEX;
    this.#specialists = [];
    this.#indexed = 0;
  }

  /** Call before a search: sorts the rows when enough has changed, and indexes new ones. */
  prepare(): void {
    const unsorted = this.#count - this.#sorted + this.#removed;
    if (unsorted > UNSORTED_LIMIT && unsorted * 4 > this.#count) this.compact();
    if (this.#indexed === 0 && this.#count > 0) {
      this.#allocateIndexes();
      for (const row of this.#farOrder) if (this.#isAlive(row)) this.#addToFarIndexes(row);
    }
    for (; this.#indexed < this.#count; this.#indexed++) {
      const row = this.#indexed;
      if (!this.#isAlive(row)) continue;
      this.#addToIndexes(row);
      if (row >= this.#sorted && this.rows.summaries.isMobile(row)) this.#addToFarIndexes(row);
    }
  }

  #isAlive(row: number): boolean {
    return (this.rows.flags(row) & FLAG.alive) !== 0;
  }

  #allocateIndexes(): void {
    const { rows } = this;
    const all = new Int32Array(SPECIALTY_IDS.length);
    const mobile = new Int32Array(SPECIALTY_IDS.length);
    let mobileTotal = 0;
    for (let row = 0; row < this.#count; row++) {
      const one = rows.summaries.isMobile(row) ? 1 : 0;
      mobileTotal += one;
      for (let bits = rows.specialties(row); bits !== 0; bits &= bits - 1) {
        (all[bitOf(bits)] as number)++;
        (mobile[bitOf(bits)] as number) += one;
      }
    }
    this.#everyone = this.#indexFor(this.#count, mobileTotal, ATTRIBUTES, true);
    this.#specialists = Array.from(all, (count, bit) =>
      this.#indexFor(count, mobile[bit] as number, SPECIALIST_ATTRIBUTES, false),
    );
  }

  #indexFor(count: number, mobile: number, attributes: number, coversAllRows: boolean): SplitIndex {
    const capacity = Math.ceil(count * SPARE_FACTOR);
    if (mobile < this.#splitThreshold) return new SplitIndex(new PeopleIndex(attributes, capacity, coversAllRows));
    const farCapacity = Math.ceil(mobile * SPARE_FACTOR);
    return new SplitIndex(
      new PeopleIndex(attributes, capacity, coversAllRows, 'near'),
      new PeopleIndex(attributes, farCapacity, false, 'far'),
    );
  }

  /** Sorts the live rows and drops removed ones. */
  compact(): void {
    const rows = this.rows;
    const order = new Uint32Array(this.rowOf.size);
    let alive = 0;
    for (let row = 0; row < this.#count; row++) if (this.#isAlive(row)) order[alive++] = row;
    const { place, rest } = dimensionsOf(rows, order, this.#schedule);
    const isMobile = (row: number) => rows.summaries.isMobile(row);
    orderByKdTree(order, [...place, ...rest], isMobile, BLOCK_ROWS, REGION_ROWS);
    const far = order.filter(isMobile);
    orderByKdTree(far, rest, isMobile, BLOCK_ROWS, REGION_ROWS);
    const now = new Uint32Array(this.#count);
    order.forEach((row, at) => (now[row] = at));
    this.#farOrder = far.map((row) => now[row] as number);
    this.#capacity = Math.max(BLOCK_ROWS, Math.ceil((alive * SPARE_FACTOR) / REGION_ROWS) * REGION_ROWS);
    this.rows = this.rows.reordered(order, this.#capacity);
    const ids = this.ids;
    this.ids = Array.from(order, (row) => ids[row] as string);
    this.ids.forEach((id, row) => this.rowOf.set(id, row));
    this.#count = alive;
    this.#sorted = alive;
    this.#removed = 0;
    this.#dropIndexes();
  }

  /** Offers every eligible row that can enter the top k. Specialists first: their scores leave few others a chance. */
  scan(search: Search, context: ScanContext, query: JobQuery, top: TopKHeap): void {
    if (query.specialty !== 0) {
      const specialists = this.#specialists[bitOf(query.specialty)];
      for (const index of specialists?.parts ?? []) {
        search.run({ index, indexQuery: query.forSpecialists, query, context, top });
      }
    }
    for (const index of this.#everyone.parts) search.run({ index, indexQuery: query.forOthers, query, context, top });
  }
}
