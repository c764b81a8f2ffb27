/**
 * The people of one position as rows of 64 bytes in three parts. The bitmap index (`bitmap-index.ts`) decides most
 * gates without reading any row; the 16-byte summary (`row-summaries.ts`) then rules out most of the rest; only the
 * remainder read the 32-byte record. `encode.ts` writes rows, `scan.ts` reads them.
 */
import { RowSummaries } from './row-summaries.ts';

export interface RowValues {
  readonly employerBase: number;
  readonly lat: number;
  readonly lng: number;
  readonly statesLow: number;
  readonly statesHigh: number;
  readonly certifications: number;
  readonly skills: number;
  readonly specialties: number;
  readonly settings: number;
  readonly schedules: number;
  readonly floor: number;
  readonly payHigh: number;
  readonly radius: number;
  readonly tenths: number;
  readonly earliest: number;
  readonly lastDay: number;
  readonly validUntil: number;
  readonly scheduleCode: number;
  readonly percent: number;
  readonly flags: number;
  readonly relocates: number;
}

/** Bytes per record: a power of two, so that none crosses a cache line. */
const RECORD_BYTES = 32;
/** Bytes per row of fields that no score reads. */
const REST_BYTES = 16;

export class Rows {
  readonly summaries: RowSummaries;
  readonly #f64: Float64Array;
  readonly #i32: Int32Array;
  readonly #u16: Uint16Array;
  readonly #u8: Uint8Array;
  readonly #rest: Int32Array;
  readonly #rest16: Uint16Array;

  constructor(capacity: number, summaries = new RowSummaries(capacity)) {
    this.summaries = summaries;
    const records = new ArrayBuffer(capacity * RECORD_BYTES);
    this.#f64 = new Float64Array(records);
    this.#i32 = new Int32Array(records);
    this.#u16 = new Uint16Array(records);
    this.#u8 = new Uint8Array(records);
    const rest = new ArrayBuffer(capacity * REST_BYTES);
    this.#rest = new Int32Array(rest);
    this.#rest16 = new Uint16Array(rest);
  }

  get bytes(): number {
    return this.summaries.bytes + this.#u8.byteLength + this.#rest.byteLength;
  }

  grown(capacity: number): Rows {
    const rows = new Rows(capacity, this.summaries.grown(capacity));
    rows.#i32.set(this.#i32);
    rows.#rest.set(this.#rest);
    return rows;
  }

  /** Copies the rows in `order`. */
  reordered(order: Uint32Array, capacity: number): Rows {
    const rows = new Rows(capacity);
    for (let to = 0; to < order.length; to++) {
      const from = order[to] as number;
      rows.summaries.copy(to, this.summaries, from);
      for (let i = 0; i < 8; i++) rows.#i32[to * 8 + i] = this.#i32[from * 8 + i] as number;
      for (let i = 0; i < 4; i++) rows.#rest[to * 4 + i] = this.#rest[from * 4 + i] as number;
    }
    return rows;
  }

  write(row: number, values: RowValues): void {
    this.summaries.write(row, values.floor, values.payHigh, values.scheduleCode, values);
    this.#i32[row * 8 + 2] = values.certifications;
    this.#i32[row * 8 + 3] = values.specialties;
    this.#i32[row * 8 + 4] = values.skills;
    this.#u16[row * 16 + 10] = values.settings;
    this.#u16[row * 16 + 11] = values.schedules;
    this.#u16[row * 16 + 12] = values.radius;
    this.#u16[row * 16 + 13] = values.earliest;
    this.#u16[row * 16 + 14] = values.tenths;
    this.#u8[row * 32 + 30] = values.relocates;
    this.#u8[row * 32 + 31] = values.flags;
    this.#rest[row * 4] = values.statesLow;
    this.#rest[row * 4 + 1] = values.statesHigh;
    this.#rest16[row * 8 + 4] = values.lastDay;
    this.#rest16[row * 8 + 5] = values.validUntil;
    this.#rest16[row * 8 + 6] = values.percent;
    this.setEmployerBase(row, values.employerBase);
  }

  clearFlags(row: number): void {
    this.#u8[row * 32 + 31] = 0;
  }

  setEmployerBase(row: number, value: number): void {
    this.#f64[row * 4] = value;
    this.summaries.setEmployerBase(row, value);
  }

  floor(row: number): number {
    return this.summaries.floor(row);
  }

  payHigh(row: number): number {
    return this.summaries.payHigh(row);
  }

  scheduleCode(row: number): number {
    return this.summaries.scheduleCode(row);
  }

  lat(row: number): number {
    return this.summaries.lat(row);
  }

  lng(row: number): number {
    return this.summaries.lng(row);
  }

  flags(row: number): number {
    return this.#u8[row * 32 + 31] as number;
  }

  relocates(row: number): number {
    return this.#u8[row * 32 + 30] as number;
  }

  employerBase(row: number): number {
    return this.#f64[row * 4] as number;
  }

  certifications(row: number): number {
    return this.#i32[row * 8 + 2] as number;
  }

  specialties(row: number): number {
    return this.#i32[row * 8 + 3] as number;
  }

  skills(row: number): number {
    return this.#i32[row * 8 + 4] as number;
  }

  settings(row: number): number {
    return this.#u16[row * 16 + 10] as number;
  }

  schedules(row: number): number {
    return this.#u16[row * 16 + 11] as number;
  }

  radius(row: number): number {
    return this.#u16[row * 16 + 12] as number;
  }

  earliest(row: number): number {
    return this.#u16[row * 16 + 13] as number;
  }

  tenths(row: number): number {
    return this.#u16[row * 16 + 14] as number;
  }

  statesLow(row: number): number {
    return this.#rest[row * 4] as number;
  }

  statesHigh(row: number): number {
    return this.#rest[row * 4 + 1] as number;
  }

  lastDay(row: number): number {
    return this.#rest16[row * 8 + 4] as number;
  }

  validUntil(row: number): number {
    return this.#rest16[row * 8 + 5] as number;
  }

  percent(row: number): number {
    return this.#rest16[row * 8 + 6] as number;
  }
}
