/**
 * Of each person the 8 bytes from which, with what bitmaps and blocks tell, the most follows that they can score: pay
 * scale, the part of q that no job changes, how many schedules they named. Nothing else of most people is ever read.
 */

/** Fractions of q in so many steps. */
const SCALE = 65_535;

export class Briefs {
  readonly #u16: Uint16Array;
  readonly #u8: Uint8Array;

  constructor(room: number) {
    this.#u16 = new Uint16Array(room * 4);
    this.#u8 = new Uint8Array(this.#u16.buffer);
  }

  get bytes(): number {
    return this.#u8.byteLength;
  }

  /** The same with room for more. */
  grown(room: number): Briefs {
    const briefs = new Briefs(room);
    briefs.#u8.set(this.#u8);
    return briefs;
  }

  copy(to: number, source: Briefs, from: number): void {
    for (let i = 0; i < 4; i++) this.#u16[to * 4 + i] = source.#u16[from * 4 + i] as number;
  }

  write(at: number, floor: number, payHigh: number, schedule: number): void {
    this.#u16[at * 4] = floor;
    this.#u16[at * 4 + 1] = payHigh;
    this.#u8[at * 8 + 6] = schedule;
  }

  /** Rounded up, so that what is read back never lies below it (but for rounding, which `OVER` covers). */
  setStatic(at: number, value: number): void {
    this.#u16[at * 4 + 2] = Math.min(SCALE, Math.ceil(value * SCALE));
  }

  floor(at: number): number {
    return this.#u16[at * 4] as number;
  }

  payHigh(at: number): number {
    return this.#u16[at * 4 + 1] as number;
  }

  staticBound(at: number): number {
    return (this.#u16[at * 4 + 2] as number) / SCALE;
  }

  schedule(at: number): number {
    return this.#u8[at * 8 + 6] as number;
  }
}
