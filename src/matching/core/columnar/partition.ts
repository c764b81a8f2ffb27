/**
 * The people of one position: rows, ids, and bounds on two levels (blocks of 128 rows, regions of eight
 * blocks). Rows are laid out along a Z-order curve region by region, and within a region best first by the part
 * of q that no job changes, so that a block is both near together and of like strength.
 *
 * New rows go to the end and join the bounds with the next question; when the unsorted end has grown to a quarter of
 * the whole, that question lays everything out afresh.
 */
import type { Position } from '#shared/kernel/vocabulary.ts';
import type { CandidateFacts, Day, Weights } from '../types.ts';
import { smallDay } from './bits.ts';
import { Bounds } from './bounds.ts';
import { FLAG, Rows } from './rows.ts';
import { encodeCandidate, staticEmployerScore } from './encode.ts';
import { Need } from './need.ts';
import type { JobQuery } from './query.ts';
import { Slices } from './slices.ts';
import { zOrder } from './z-order.ts';
import { scanBlock, type ScanContext, type Sink } from './scan.ts';

export const BLOCK_ROWS = 128;
const REGION_BLOCKS = 16;
/** Blocks of a region that hold people of like strength; among them the rows go by pay. */
const TIER_BLOCKS = 4;
const REGION_ROWS = BLOCK_ROWS * REGION_BLOCKS;
const TIER_ROWS = BLOCK_ROWS * TIER_BLOCKS;
const BUCKETS = 256;
const UNSORTED_LIMIT = 4096;

export class Partition {
  readonly position: Position;
  readonly rowOf = new Map<string, number>();
  rows: Rows;
  ids: string[] = [];
  #capacity = BLOCK_ROWS;
  #count = 0;
  #sorted = 0;
  #removed = 0;
  /** Rows that slices and bounds have room for, and those that are in them. */
  #bound = 0;
  #bounded = 0;
  #blocks = new Bounds(0);
  #regions = new Bounds(0);
  #slices = new Slices(0);
  #schedule: Float64Array;
  #scores = new Float64Array(0);
  /** The two sides of each bound, and the commute's part of the first. */
  #candidates = new Float64Array(0);
  #employers = new Float64Array(0);
  #commutes = new Float64Array(0);
  readonly #need = new Need();
  readonly #starts = new Int32Array(BUCKETS + 1);
  #visits = new Int32Array(0);

  constructor(position: Position, schedule: Float64Array) {
    this.position = position;
    this.rows = new Rows(this.#capacity);
    this.#schedule = schedule;
  }

  get rowCount(): number {
    return this.#count;
  }

  /** `isHeld`: the person has a row here already. Asking a map of a million ids costs more than most of the rest. */
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
    if (row < this.#bounded) this.#slices.remove(row);
    this.rowOf.delete(id);
    this.#removed++;
    return true;
  }

  /** New weights or another day: the parts of the scores that rows and bounds hold are computed again. */
  reweigh(weights: Weights, schedule: Float64Array, asOf: Day): void {
    this.#schedule = schedule;
    const today = smallDay(asOf);
    for (let row = 0; row < this.#count; row++) {
      this.rows.setStatic(
        row,
        staticEmployerScore(this.rows.tenths(row), this.rows.lastDay(row), this.rows.percent(row), weights, today),
      );
    }
    this.#unbind();
  }

  /** Ids whose row was written for days that `asOf` is not among. */
  stale(asOf: Day, back: boolean): string[] {
    const today = smallDay(asOf);
    const ids: string[] = [];
    for (let row = 0; row < this.#count; row++) {
      const alive = (this.rows.flags(row) & FLAG.alive) !== 0;
      if (alive && (back || this.rows.validUntil(row) < today)) ids.push(this.ids[row] as string);
    }
    return ids;
  }

  /** Rows join slices and bounds with the next question: those of a market that is being read in never need to. */
  #include(row: number): void {
    this.#slices.include(this.rows, row);
    this.#blocks.include(row >> 7, this.rows, row, this.#schedule);
    this.#regions.include(Math.floor(row / REGION_ROWS), this.rows, row, this.#schedule);
  }

  #grow(): void {
    this.#capacity = Math.max(REGION_ROWS, Math.ceil((this.#capacity * 1.5) / REGION_ROWS) * REGION_ROWS);
    this.rows = this.rows.grown(this.#capacity);
  }

  /** Forgets all slices and bounds: the next question makes them anew. */
  #unbind(): void {
    this.#blocks = new Bounds(0);
    this.#regions = new Bounds(0);
    this.#slices = new Slices(0);
    this.#bound = 0;
    this.#bounded = 0;
  }

  /** Before a question: lays the rows out afresh when enough has changed since the last time, and binds the new ones. */
  settle(): void {
    const unsorted = this.#count - this.#sorted + this.#removed;
    if (unsorted > UNSORTED_LIMIT && unsorted * 4 > this.#count) this.compact();
    if (this.#bound < this.#capacity) {
      this.#blocks = new Bounds(Math.ceil(this.#capacity / BLOCK_ROWS));
      this.#regions = new Bounds(Math.ceil(this.#capacity / REGION_ROWS));
      this.#slices = new Slices(Math.ceil(this.#capacity / BLOCK_ROWS));
      this.#bound = this.#capacity;
      this.#bounded = 0;
    }
    for (; this.#bounded < this.#count; this.#bounded++) {
      if ((this.rows.flags(this.#bounded) & FLAG.alive) !== 0) this.#include(this.#bounded);
    }
  }

  /** Sorts all living rows and drops the removed ones. */
  compact(): void {
    const rows = this.rows;
    const order = new Uint32Array(this.rowOf.size);
    let alive = 0;
    for (let row = 0; row < this.#count; row++) if ((rows.flags(row) & FLAG.alive) !== 0) order[alive++] = row;
    sortBy(order, (row) => zOrder(rows.lat(row), rows.lng(row)));
    for (let from = 0; from < alive; from += REGION_ROWS) {
      sortBy(order.subarray(from, from + REGION_ROWS), (row) => weakness(rows.qStatic(row)));
    }
    for (let from = 0; from < alive; from += TIER_ROWS) {
      sortBy(order.subarray(from, from + TIER_ROWS), (row) => rows.payHigh(row));
    }
    this.#capacity = Math.max(BLOCK_ROWS, Math.ceil((alive * 1.05) / REGION_ROWS) * REGION_ROWS);
    this.rows = this.rows.reordered(order, this.#capacity);
    const ids = this.ids;
    this.ids = Array.from(order, (row) => ids[row] as string);
    this.ids.forEach((id, row) => this.rowOf.set(id, row));
    this.#count = alive;
    this.#sorted = alive;
    this.#removed = 0;
    this.#unbind();
  }

  /**
   * Offers every eligible row that can reach the threshold, most promising blocks first, and leaves out blocks
   * and regions whose bound lies below it.
   */
  scan(context: ScanContext, query: JobQuery, limit: number, sink: Sink): void {
    const { weights } = context;
    const blocks = this.#promising(query, weights);
    const need = this.#need;
    let threshold = limit > 0 ? -1 : Number.POSITIVE_INFINITY;
    for (let i = 0; i < blocks; i++) {
      const block = this.#visits[i] as number;
      if ((this.#scores[block] as number) < threshold) continue;
      const p = this.#candidates[block] as number;
      const q = this.#employers[block] as number;
      need.set(this.#blocks, block, query, weights, p, q, threshold);
      const nearest = this.#commutes[block] as number;
      threshold = scanBlock(context, this.#slices, query, block, need, nearest, threshold, sink);
    }
  }

  /** Fills `#visits` with the blocks that may hold an eligible row, by falling bound (in 256 steps). */
  #promising(query: JobQuery, weights: Weights): number {
    const blocks = Math.ceil(this.#count / BLOCK_ROWS);
    if (this.#scores.length < blocks) {
      this.#scores = new Float64Array(blocks * 2);
      this.#candidates = new Float64Array(blocks * 2);
      this.#employers = new Float64Array(blocks * 2);
      this.#commutes = new Float64Array(blocks * 2);
      this.#visits = new Int32Array(blocks * 2);
    }
    const starts = this.#starts.fill(0);
    for (let region = 0; region * REGION_BLOCKS < blocks; region++) {
      const reachable = this.#regions.best(region, query, weights) >= 0;
      const end = Math.min(blocks, (region + 1) * REGION_BLOCKS);
      for (let block = region * REGION_BLOCKS; block < end; block++) {
        const best = reachable ? this.#blocks.best(block, query, weights) : -1;
        this.#scores[block] = best;
        this.#candidates[block] = this.#blocks.candidate;
        this.#employers[block] = this.#blocks.employer;
        this.#commutes[block] = this.#blocks.commute;
        if (best >= 0) starts[bucketOf(best) + 1] = (starts[bucketOf(best) + 1] as number) + 1;
      }
    }
    for (let bucket = 1; bucket <= BUCKETS; bucket++) {
      starts[bucket] = (starts[bucket] as number) + (starts[bucket - 1] as number);
    }
    const total = starts[BUCKETS] as number;
    for (let block = 0; block < blocks; block++) {
      const best = this.#scores[block] as number;
      if (best < 0) continue;
      const place = starts[bucketOf(best)] as number;
      this.#visits[place] = block;
      starts[bucketOf(best)] = place + 1;
    }
    return total;
  }
}

/** The part of q that no job changes, from the best down, in steps that are fine enough to lay rows out by. */
const weakness = (qStatic: number) => Math.max(0, Math.round((1 - qStatic) * 2 ** 20));
const MOST_ROWS = 2 ** 21;

/** Rows by a whole number of 32 bits at most. Numbers that hold both sort many times faster than by a comparing function. */
function sortBy(order: Uint32Array, keyOf: (row: number) => number): void {
  const keys = Float64Array.from(order, (row) => keyOf(row) * MOST_ROWS + row).sort();
  for (let i = 0; i < keys.length; i++) order[i] = (keys[i] as number) % MOST_ROWS;
}

/** Bucket 0 holds the best bounds. */
const bucketOf = (best: number): number => {
  const bucket = BUCKETS - 1 - Math.floor(best * BUCKETS);
  return bucket < 0 ? 0 : bucket;
};
