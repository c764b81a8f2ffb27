/**
 * The people of one position as rows of 64 bytes, one cache line each: slices (`slices.ts`) have answered most
 * gates before a row is looked at, so what is left are single rows here and there, and one line has it all.
 * `encode.ts` writes rows, `scan.ts` reads them.
 */

/** Bits of the `flags` field. A removed row has no bits at all and so passes nothing. */
export const FLAG = {
  /** Approved and not on hold: somebody whom any employer may be shown. */
  open: 1,
  /** The license answer depends on the day work starts, or waits for a reviewer: asked from the kept facts. */
  licenseByFacts: 2,
  hasBlocks: 4,
  needsSponsorship: 8,
  notAuthorized: 16,
  located: 32,
  alive: 64,
} as const;

/** In `radius`: no limit was set. */
export const NO_RADIUS = 65_535;
/** In `lastDay`: works now. */
export const WORKS_NOW = 65_535;

export const BYTES_PER_ROW = 64;

/** What a row holds, by name. */
export interface RowValues {
  readonly qStatic: number;
  readonly lat: number;
  readonly lng: number;
  readonly statesLow: number;
  readonly statesHigh: number;
  readonly certifications: number;
  readonly skills: number;
  readonly specialties: number;
  readonly settings: number;
  readonly wishes: number;
  readonly floor: number;
  readonly payHigh: number;
  readonly radius: number;
  readonly tenths: number;
  readonly earliest: number;
  readonly lastDay: number;
  readonly validUntil: number;
  readonly schedule: number;
  readonly percent: number;
  readonly flags: number;
  readonly relocates: number;
}

export class Rows {
  readonly #f64: Float64Array;
  readonly #i32: Int32Array;
  readonly #u16: Uint16Array;
  readonly #u8: Uint8Array;

  constructor(capacity: number) {
    const buffer = new ArrayBuffer(capacity * BYTES_PER_ROW);
    this.#f64 = new Float64Array(buffer);
    this.#i32 = new Int32Array(buffer);
    this.#u16 = new Uint16Array(buffer);
    this.#u8 = new Uint8Array(buffer);
  }

  /** The same rows with room for more. */
  grown(capacity: number): Rows {
    const rows = new Rows(capacity);
    rows.#u8.set(this.#u8);
    return rows;
  }

  /** The rows named by `order`, in that order, with room for `capacity`. */
  reordered(order: Uint32Array, capacity: number): Rows {
    const rows = new Rows(capacity);
    for (let to = 0; to < order.length; to++) {
      const from = (order[to] as number) << 4;
      for (let i = 0; i < 16; i++) rows.#i32[(to << 4) + i] = this.#i32[from + i] as number;
    }
    return rows;
  }

  write(row: number, values: RowValues): void {
    this.#f64[(row << 3) + 0] = values.qStatic;
    this.#i32[(row << 4) + 2] = values.lat;
    this.#i32[(row << 4) + 3] = values.lng;
    this.#i32[(row << 4) + 4] = values.statesLow;
    this.#i32[(row << 4) + 5] = values.statesHigh;
    this.#i32[(row << 4) + 6] = values.certifications;
    this.#i32[(row << 4) + 7] = values.skills;
    this.#i32[(row << 4) + 8] = values.specialties;
    this.#u16[(row << 5) + 18] = values.settings;
    this.#u16[(row << 5) + 19] = values.wishes;
    this.#u16[(row << 5) + 20] = values.floor;
    this.#u16[(row << 5) + 21] = values.payHigh;
    this.#u16[(row << 5) + 22] = values.radius;
    this.#u16[(row << 5) + 23] = values.tenths;
    this.#u16[(row << 5) + 24] = values.earliest;
    this.#u16[(row << 5) + 25] = values.lastDay;
    this.#u16[(row << 5) + 26] = values.validUntil;
    this.#u8[(row << 6) + 54] = values.schedule;
    this.#u8[(row << 6) + 55] = values.percent;
    this.#u8[(row << 6) + 56] = values.flags;
    this.#u8[(row << 6) + 57] = values.relocates;
  }

  clearFlags(row: number): void {
    this.#u8[(row << 6) + 56] = 0;
  }

  setStatic(row: number, value: number): void {
    this.#f64[row << 3] = value;
  }

  qStatic(row: number): number {
    return this.#f64[(row << 3) + 0] as number;
  }

  lat(row: number): number {
    return this.#i32[(row << 4) + 2] as number;
  }

  lng(row: number): number {
    return this.#i32[(row << 4) + 3] as number;
  }

  statesLow(row: number): number {
    return this.#i32[(row << 4) + 4] as number;
  }

  statesHigh(row: number): number {
    return this.#i32[(row << 4) + 5] as number;
  }

  certifications(row: number): number {
    return this.#i32[(row << 4) + 6] as number;
  }

  skills(row: number): number {
    return this.#i32[(row << 4) + 7] as number;
  }

  specialties(row: number): number {
    return this.#i32[(row << 4) + 8] as number;
  }

  settings(row: number): number {
    return this.#u16[(row << 5) + 18] as number;
  }

  wishes(row: number): number {
    return this.#u16[(row << 5) + 19] as number;
  }

  floor(row: number): number {
    return this.#u16[(row << 5) + 20] as number;
  }

  payHigh(row: number): number {
    return this.#u16[(row << 5) + 21] as number;
  }

  radius(row: number): number {
    return this.#u16[(row << 5) + 22] as number;
  }

  tenths(row: number): number {
    return this.#u16[(row << 5) + 23] as number;
  }

  earliest(row: number): number {
    return this.#u16[(row << 5) + 24] as number;
  }

  lastDay(row: number): number {
    return this.#u16[(row << 5) + 25] as number;
  }

  validUntil(row: number): number {
    return this.#u16[(row << 5) + 26] as number;
  }

  schedule(row: number): number {
    return this.#u8[(row << 6) + 54] as number;
  }

  percent(row: number): number {
    return this.#u8[(row << 6) + 55] as number;
  }

  flags(row: number): number {
    return this.#u8[(row << 6) + 56] as number;
  }

  relocates(row: number): number {
    return this.#u8[(row << 6) + 57] as number;
  }
}
