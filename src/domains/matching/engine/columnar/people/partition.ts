/**
 * The people of one position: rows, ids, and what questions pass over (`crowd.ts`): everybody, and for each specialty
 * those who work in it, since few others get onto the list of a job that asks for it. Rows are laid out so that
 * neighbors are alike (`layout.ts`).
 *
 * New rows go to the end and join the crowds with the next question; when the unsorted end has grown to a quarter of
 * the whole, that question lays everything out afresh.
 */
import { SPECIALTY_IDS, type Position } from '#kernel/vocabulary.ts';
import type { CandidateFacts, Day, Weights } from '../../types.ts';
import { bitOf, smallDay } from '../rows/bits.ts';
import { Crowd, REGION_ROWS } from './people-index.ts';
import { FLAG } from '../rows/row-codes.ts';
import { Rows } from '../rows/rows.ts';
import { encodeCandidate, staticEmployerScore } from '../rows/encode.ts';
import { dimensionsOf, layOut } from './kd-tree.ts';
import { Pool } from './split-index.ts';
import type { JobQuery } from '../jobs/job-query.ts';
import type { ScanContext } from '../scan.ts';
import type { Search } from './search.ts';
import { ATTRIBUTES, ATTRIBUTES_OF_SPECIALISTS, BLOCK_ROWS } from './bitmap-index.ts';
import type { Top } from '../top-k/top-k-heap.ts';

const UNSORTED_LIMIT = 4096;
/** Room for so many more than there are. */
const SPARE = 1.05;
const NOBODY = new Pool(new Crowd(ATTRIBUTES, 0, true));

export class Partition {
  readonly position: Position;
  readonly rowOf = new Map<string, number>();
  rows: Rows;
  ids: string[] = [];
  #capacity = BLOCK_ROWS;
  #count = 0;
  #sorted = 0;
  #removed = 0;
  /** Rows that are in the crowds. */
  #bounded = 0;
  /** The boundless of the sorted rows, in the order for jobs that are away from them. */
  #away = new Uint32Array(0);
  #everybody = NOBODY;
  /** By bit of the specialty. */
  #specialists: readonly Pool[] = [];
  #schedule: Float64Array;
  readonly #manyAway: number;

  /** `manyAway`: a pool with so many boundless holds them twice. */
  constructor(position: Position, schedule: Float64Array, manyAway: number) {
    this.position = position;
    this.#manyAway = manyAway;
    this.rows = new Rows(this.#capacity);
    this.#schedule = schedule;
  }

  get rowCount(): number {
    return this.#count;
  }

  get bytes(): number {
    return this.#specialists.reduce((sum, pool) => sum + pool.bytes, this.#everybody.bytes) + this.rows.bytes;
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
      if (this.#isAlive(row) && (back || this.rows.validUntil(row) < today)) ids.push(this.ids[row] as string);
    }
    return ids;
  }

  /** Rows join the crowds with the next question: those of a market that is being read in never need to. */
  #include(row: number): void {
    this.#everybody.include(this.rows, row, this.#schedule);
    for (let bits = this.rows.specialties(row); bits !== 0; bits &= bits - 1) {
      this.#specialists[bitOf(bits)]?.include(this.rows, row, this.#schedule);
    }
  }

  #includeAway(row: number): void {
    this.#everybody.includeAway(this.rows, row, this.#schedule);
    for (let bits = this.rows.specialties(row); bits !== 0; bits &= bits - 1) {
      this.#specialists[bitOf(bits)]?.includeAway(this.rows, row, this.#schedule);
    }
  }

  #grow(): void {
    this.#capacity = Math.max(REGION_ROWS, Math.ceil((this.#capacity * 1.5) / REGION_ROWS) * REGION_ROWS);
    this.rows = this.rows.grown(this.#capacity);
  }

  /** Forgets all crowds: the next question makes them anew. */
  #unbind(): void {
    this.#everybody = NOBODY;
    this.#specialists = [];
    this.#bounded = 0;
  }

  /** Before a question: lays the rows out afresh when enough has changed since the last time, and binds the new ones. */
  settle(): void {
    const unsorted = this.#count - this.#sorted + this.#removed;
    if (unsorted > UNSORTED_LIMIT && unsorted * 4 > this.#count) this.compact();
    if (this.#bounded === 0 && this.#count > 0) {
      this.#makeRoom();
      for (const row of this.#away) if (this.#isAlive(row)) this.#includeAway(row);
    }
    for (; this.#bounded < this.#count; this.#bounded++) {
      const row = this.#bounded;
      if (!this.#isAlive(row)) continue;
      this.#include(row);
      if (row >= this.#sorted && this.rows.briefs.isBoundless(row)) this.#includeAway(row);
    }
  }

  #isAlive(row: number): boolean {
    return (this.rows.flags(row) & FLAG.alive) !== 0;
  }

  /** Crowds with room for those who are there, and a few more. */
  #makeRoom(): void {
    const { rows } = this;
    const all = new Int32Array(SPECIALTY_IDS.length);
    const boundless = new Int32Array(SPECIALTY_IDS.length);
    let boundlessOfAll = 0;
    for (let row = 0; row < this.#count; row++) {
      const one = rows.briefs.isBoundless(row) ? 1 : 0;
      boundlessOfAll += one;
      for (let bits = rows.specialties(row); bits !== 0; bits &= bits - 1) {
        (all[bitOf(bits)] as number)++;
        (boundless[bitOf(bits)] as number) += one;
      }
    }
    this.#everybody = this.#poolFor(this.#count, boundlessOfAll, ATTRIBUTES, true);
    this.#specialists = Array.from(all, (count, bit) =>
      this.#poolFor(count, boundless[bit] as number, ATTRIBUTES_OF_SPECIALISTS, false),
    );
  }

  #poolFor(count: number, boundless: number, attributes: number, isEverybody: boolean): Pool {
    const room = Math.ceil(count * SPARE);
    if (boundless < this.#manyAway) return new Pool(new Crowd(attributes, room, isEverybody));
    const roomAway = Math.ceil(boundless * SPARE);
    return new Pool(new Crowd(attributes, room, isEverybody, 'near'), new Crowd(attributes, roomAway, false, 'away'));
  }

  /** Sorts all living rows and drops the removed ones. */
  compact(): void {
    const rows = this.rows;
    const order = new Uint32Array(this.rowOf.size);
    let alive = 0;
    for (let row = 0; row < this.#count; row++) if (this.#isAlive(row)) order[alive++] = row;
    const { place, rest } = dimensionsOf(rows, order, this.#schedule);
    const isBoundless = (row: number) => rows.briefs.isBoundless(row);
    layOut(order, [...place, ...rest], isBoundless, BLOCK_ROWS, REGION_ROWS);
    const away = order.filter(isBoundless);
    layOut(away, rest, isBoundless, BLOCK_ROWS, REGION_ROWS);
    const now = new Uint32Array(this.#count);
    order.forEach((row, at) => (now[row] = at));
    this.#away = away.map((row) => now[row] as number);
    this.#capacity = Math.max(BLOCK_ROWS, Math.ceil((alive * SPARE) / REGION_ROWS) * REGION_ROWS);
    this.rows = this.rows.reordered(order, this.#capacity);
    const ids = this.ids;
    this.ids = Array.from(order, (row) => ids[row] as string);
    this.ids.forEach((id, row) => this.rowOf.set(id, row));
    this.#count = alive;
    this.#sorted = alive;
    this.#removed = 0;
    this.#unbind();
  }

  /** Offers to `top` every eligible row that can enter it: the job's specialists first, who leave few others a chance. */
  scan(search: Search, context: ScanContext, query: JobQuery, top: Top): void {
    if (query.specialty !== 0) {
      const specialists = this.#specialists[bitOf(query.specialty)];
      for (const crowd of specialists?.crowds ?? []) {
        search.answer({ crowd, asked: query.specialists, query, context, top });
      }
    }
    for (const crowd of this.#everybody.crowds) search.answer({ crowd, asked: query.others, query, context, top });
  }
}
