/**
 * The people of one position as rows of 64 bytes in two parts. Slices (`slices.ts`) have answered most gates before
 * a row is looked at; the hot 16 bytes (a block of 128 rows is 2 kB, read in a straight line) then show for most of
 * the others that they cannot reach the list, and only the rest touch their cold 48 bytes.
 * `encode.ts` writes rows, `scan.ts` reads them.
 */

/** Bits of the `flags` field. A removed row has no bits at all and so passes nothing. */
export const FLAG = {
  /** Approved and not on hold: somebody whom any employer may be shown. */
  open: 1,
  /** The license answer depends on the day work starts: asked from the kept facts. */
  licenseByStart: 2,
  hasBlocks: 4,
  needsSponsorship: 8,
  notAuthorized: 16,
  located: 32,
  alive: 64,
  /** Some state's license answer waits for a reviewer: in no list, but a job's reach asks the kept facts. */
  licenseHeld: 128,
} as const;

/** In `radius`: no limit was set. */
export const NO_RADIUS = 65_535;
/** In `lastDay`: works now. */
export const WORKS_NOW = 65_535;

const HOT_BYTES = 16;
const COLD_BYTES = 48;
export const BYTES_PER_ROW = HOT_BYTES + COLD_BYTES;
const BOUND_SCALE = 65_535;

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
  readonly #hotI32: Int32Array;
  readonly #hotU16: Uint16Array;
  readonly #hotU8: Uint8Array;
  readonly #f64: Float64Array;
  readonly #i32: Int32Array;
  readonly #u16: Uint16Array;
  readonly #u8: Uint8Array;

  constructor(capacity: number) {
    const hot = new ArrayBuffer(capacity * HOT_BYTES);
    this.#hotI32 = new Int32Array(hot);
    this.#hotU16 = new Uint16Array(hot);
    this.#hotU8 = new Uint8Array(hot);
    const cold = new ArrayBuffer(capacity * COLD_BYTES);
    this.#f64 = new Float64Array(cold);
    this.#i32 = new Int32Array(cold);
    this.#u16 = new Uint16Array(cold);
    this.#u8 = new Uint8Array(cold);
  }

  /** The same rows with room for more. */
  grown(capacity: number): Rows {
    const rows = new Rows(capacity);
    rows.#hotU8.set(this.#hotU8);
    rows.#u8.set(this.#u8);
    return rows;
  }

  /** The rows named by `order`, in that order, with room for `capacity`. */
  reordered(order: Uint32Array, capacity: number): Rows {
    const rows = new Rows(capacity);
    for (let to = 0; to < order.length; to++) {
      const from = order[to] as number;
      for (let i = 0; i < 4; i++) rows.#hotI32[to * 4 + i] = this.#hotI32[from * 4 + i] as number;
      for (let i = 0; i < 12; i++) rows.#i32[to * 12 + i] = this.#i32[from * 12 + i] as number;
    }
    return rows;
  }

  write(row: number, values: RowValues): void {
    this.#hotU16[row << 3] = values.floor;
    this.#hotU16[(row << 3) + 1] = values.payHigh;
    this.#hotU16[(row << 3) + 2] = values.tenths;
    this.#hotU16[(row << 3) + 4] = values.settings;
    this.#hotU8[(row << 4) + 10] = values.schedule;
    this.#hotI32[(row << 2) + 3] = values.skills;
    this.#i32[row * 12 + 2] = values.lat;
    this.#i32[row * 12 + 3] = values.lng;
    this.#i32[row * 12 + 4] = values.statesLow;
    this.#i32[row * 12 + 5] = values.statesHigh;
    this.#i32[row * 12 + 6] = values.certifications;
    this.#i32[row * 12 + 7] = values.specialties;
    this.#u16[row * 24 + 16] = values.wishes;
    this.#u16[row * 24 + 17] = values.radius;
    this.#u16[row * 24 + 18] = values.earliest;
    this.#u16[row * 24 + 19] = values.lastDay;
    this.#u16[row * 24 + 20] = values.validUntil;
    this.#u8[row * 48 + 42] = values.percent;
    this.#u8[row * 48 + 43] = values.flags;
    this.#u8[row * 48 + 44] = values.relocates;
    this.setStatic(row, values.qStatic);
  }

  clearFlags(row: number): void {
    this.#u8[row * 48 + 43] = 0;
  }

  /** The exact value, and a bound of it that never lies below it (but for rounding, which `OVER` covers). */
  setStatic(row: number, value: number): void {
    this.#f64[row * 6] = value;
    this.#hotU16[(row << 3) + 3] = Math.min(BOUND_SCALE, Math.ceil(value * BOUND_SCALE));
  }

  staticBound(row: number): number {
    return (this.#hotU16[(row << 3) + 3] as number) / BOUND_SCALE;
  }

  floor(row: number): number {
    return this.#hotU16[row << 3] as number;
  }

  payHigh(row: number): number {
    return this.#hotU16[(row << 3) + 1] as number;
  }

  tenths(row: number): number {
    return this.#hotU16[(row << 3) + 2] as number;
  }

  settings(row: number): number {
    return this.#hotU16[(row << 3) + 4] as number;
  }

  schedule(row: number): number {
    return this.#hotU8[(row << 4) + 10] as number;
  }

  skills(row: number): number {
    return this.#hotI32[(row << 2) + 3] as number;
  }

  qStatic(row: number): number {
    return this.#f64[row * 6] as number;
  }

  lat(row: number): number {
    return this.#i32[row * 12 + 2] as number;
  }

  lng(row: number): number {
    return this.#i32[row * 12 + 3] as number;
  }

  statesLow(row: number): number {
    return this.#i32[row * 12 + 4] as number;
  }

  statesHigh(row: number): number {
    return this.#i32[row * 12 + 5] as number;
  }

  certifications(row: number): number {
    return this.#i32[row * 12 + 6] as number;
  }

  specialties(row: number): number {
    return this.#i32[row * 12 + 7] as number;
  }

  wishes(row: number): number {
    return this.#u16[row * 24 + 16] as number;
  }

  radius(row: number): number {
    return this.#u16[row * 24 + 17] as number;
  }

  earliest(row: number): number {
    return this.#u16[row * 24 + 18] as number;
  }

  lastDay(row: number): number {
    return this.#u16[row * 24 + 19] as number;
  }

  validUntil(row: number): number {
    return this.#u16[row * 24 + 20] as number;
  }

  percent(row: number): number {
    return this.#u8[row * 48 + 42] as number;
  }

  flags(row: number): number {
    return this.#u8[row * 48 + 43] as number;
  }

  relocates(row: number): number {
    return this.#u8[row * 48 + 44] as number;
  }
}
