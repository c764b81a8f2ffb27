/**
 * Some people of a partition, everybody or those who work in one specialty, as a question passes over them: slices, and
 * bounds on two levels (blocks of 128 people, regions of sixteen blocks). They stand in the order of the partition's
 * rows, so that the people of a block are near together and alike in either case.
 */
import { Bounds, type Boundless } from './zone-maps.ts';
import { Briefs } from '../rows/row-summaries.ts';
import type { Rows } from '../rows/rows.ts';
import { BLOCK_ROWS, Slices } from './bitmap-index.ts';

export const REGION_BLOCKS = 16;
export const REGION_ROWS = BLOCK_ROWS * REGION_BLOCKS;

export class Crowd {
  blocks: Bounds;
  regions: Bounds;
  slices: Slices;
  size = 0;
  /** Of those in it whom no distance keeps out, whom it answers for. */
  readonly boundless: Boundless;
  readonly #isEverybody: boolean;
  #room: number;
  /** The row and the brief of each place; not used where everybody stands at the place of their row. */
  #rows: Uint32Array;
  #briefs: Briefs;

  constructor(attributes: number, room: number, isEverybody: boolean, boundless: Boundless = 'all') {
    this.boundless = boundless;
    this.#isEverybody = isEverybody;
    this.#room = room;
    this.#rows = new Uint32Array(isEverybody ? 0 : room);
    this.#briefs = new Briefs(isEverybody ? 0 : room);
    this.blocks = new Bounds(Math.ceil(room / BLOCK_ROWS));
    this.regions = new Bounds(Math.ceil(room / REGION_ROWS));
    this.slices = new Slices(room, attributes);
  }

  get bytes(): number {
    return this.#rows.byteLength + this.#briefs.bytes + this.blocks.bytes + this.regions.bytes + this.slices.bytes;
  }

  rowAt(place: number): number {
    return this.#isEverybody ? place : (this.#rows[place] as number);
  }

  briefsIn(rows: Rows): Briefs {
    return this.#isEverybody ? rows.briefs : this.#briefs;
  }

  include(rows: Rows, row: number, schedule: Float64Array): void {
    const place = this.#isEverybody ? row : this.size;
    if (place >= this.#room) this.#grow(place + 1);
    if (!this.#isEverybody) {
      this.#rows[place] = row;
      this.#briefs.copy(place, rows.briefs, row);
    }
    this.slices.include(place, rows, row);
    this.blocks.include(Math.floor(place / BLOCK_ROWS), rows, row, schedule);
    this.regions.include(Math.floor(place / REGION_ROWS), rows, row, schedule);
    this.size = place + 1;
  }

  #grow(size: number): void {
    this.#room = Math.ceil(Math.max(size, BLOCK_ROWS) * 1.5);
    this.blocks = this.blocks.grown(Math.ceil(this.#room / BLOCK_ROWS));
    this.regions = this.regions.grown(Math.ceil(this.#room / REGION_ROWS));
    this.slices = this.slices.grown(this.#room);
    if (this.#isEverybody) return;
    const rows = new Uint32Array(this.#room);
    rows.set(this.#rows);
    this.#rows = rows;
    this.#briefs = this.#briefs.grown(this.#room);
  }
}
