/**
 * An index over all people of a partition or one specialty: a bitmap index plus zone maps on two levels (blocks of 128
 * people, regions of 16 blocks). It keeps the partition's row order, so that people in a block live near each other
 * and score alike.
 */
import { ZoneMaps, type MobileScope } from './zone-maps.ts';
import { RowSummaries } from '../rows/row-summaries.ts';
import type { Rows } from '../rows/rows.ts';
import { BLOCK_ROWS, BitmapIndex } from './bitmap-index.ts';

export const REGION_BLOCKS = 16;
export const REGION_ROWS = BLOCK_ROWS * REGION_BLOCKS;

export class PeopleIndex {
  blocks: ZoneMaps;
  regions: ZoneMaps;
  bitmaps: BitmapIndex;
  size = 0;
  /** Which of its mobile people it returns. */
  readonly mobileScope: MobileScope;
  readonly #coversAllRows: boolean;
  #capacity: number;
  /** Row and summary of each slot; unused when slots equal rows. */
  #rows: Uint32Array;
  #summaries: RowSummaries;

  constructor(attributes: number, capacity: number, coversAllRows: boolean, mobileScope: MobileScope = 'all') {
    this.mobileScope = mobileScope;
    this.#coversAllRows = coversAllRows;
    this.#capacity = capacity;
    this.#rows = new Uint32Array(coversAllRows ? 0 : capacity);
    this.#summaries = new RowSummaries(coversAllRows ? 0 : capacity);
    this.blocks = new ZoneMaps(Math.ceil(capacity / BLOCK_ROWS));
    this.regions = new ZoneMaps(Math.ceil(capacity / REGION_ROWS));
    this.bitmaps = new BitmapIndex(capacity, attributes);
  }

  get bytes(): number {
    return this.#rows.byteLength + this.#summaries.bytes + this.blocks.bytes + this.regions.bytes + this.bitmaps.bytes;
  }

  rowAt(slot: number): number {
    return this.#coversAllRows ? slot : (this.#rows[slot] as number);
  }

  summariesFor(rows: Rows): RowSummaries {
    return this.#coversAllRows ? rows.summaries : this.#summaries;
  }

  include(rows: Rows, row: number, schedule: Float64Array): void {
    const slot = this.#coversAllRows ? row : this.size;
    if (slot >= this.#capacity) this.#grow(slot + 1);
    if (!this.#coversAllRows) {
      this.#rows[slot] = row;
      this.#summaries.copy(slot, rows.summaries, row);
    }
    this.bitmaps.include(slot, rows, row);
    this.blocks.include(Math.floor(slot / BLOCK_ROWS), rows, row, schedule);
    this.regions.include(Math.floor(slot / REGION_ROWS), rows, row, schedule);
    this.size = slot + 1;
  }

  #grow(size: number): void {
    this.#capacity = Math.ceil(Math.max(size, BLOCK_ROWS) * 1.5);
    this.blocks = this.blocks.grown(Math.ceil(this.#capacity / BLOCK_ROWS));
    this.regions = this.regions.grown(Math.ceil(this.#capacity / REGION_ROWS));
    this.bitmaps = this.bitmaps.grown(this.#capacity);
    if (this.#coversAllRows) return;
    const rows = new Uint32Array(this.#capacity);
    rows.set(this.#rows);
    this.#rows = rows;
    this.#summaries = this.#summaries.grown(this.#capacity);
  }
}
