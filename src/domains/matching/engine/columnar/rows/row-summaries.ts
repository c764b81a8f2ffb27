/**
 * Of each person the 16 bytes from which, with what bitmaps and blocks tell, the most follows that they can score for a
 * job, and whether they live too far away: pay scale, the part of q that no job changes, how many schedules they named,
 * home and radius. Nothing else of most people is ever read.
 */
import { FLAG, NO_RADIUS } from './row-codes.ts';

const BYTES = 16;
/** Fractions of q in so many steps. */
const SCALE = 65_535;
/** In the byte of the radius: farther than it can say; boundless without a home, and with one. */
const FARTHER = 253;
const HOMELESS = 254;
const ANYWHERE = 255;

/** What of a person's record their brief says roughly. */
export interface Reach {
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  readonly relocates: number;
  readonly flags: number;
}

function radiusByte({ radius, relocates, flags }: Reach): number {
  if ((flags & FLAG.located) === 0) return relocates === 0 ? 0 : HOMELESS;
  return relocates === 0 && radius !== NO_RADIUS ? Math.min(radius, FARTHER) : ANYWHERE;
}

export class Briefs {
  readonly #i32: Int32Array;
  readonly #u16: Uint16Array;
  readonly #u8: Uint8Array;

  constructor(room: number) {
    const briefs = new ArrayBuffer(room * BYTES);
    this.#i32 = new Int32Array(briefs);
    this.#u16 = new Uint16Array(briefs);
    this.#u8 = new Uint8Array(briefs);
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
    for (let i = 0; i < 4; i++) this.#i32[to * 4 + i] = source.#i32[from * 4 + i] as number;
  }

  write(at: number, floor: number, payHigh: number, schedule: number, reach: Reach): void {
    this.#u16[at * 8] = floor;
    this.#u16[at * 8 + 1] = payHigh;
    this.#u8[at * 16 + 6] = schedule;
    this.#u8[at * 16 + 7] = radiusByte(reach);
    this.#i32[at * 4 + 2] = reach.lat;
    this.#i32[at * 4 + 3] = reach.lng;
  }

  /** Rounded up, so that what is read back never lies below it (but for rounding, which `OVER` covers). */
  setStatic(at: number, value: number): void {
    this.#u16[at * 8 + 2] = Math.min(SCALE, Math.ceil(value * SCALE));
  }

  floor(at: number): number {
    return this.#u16[at * 8] as number;
  }

  payHigh(at: number): number {
    return this.#u16[at * 8 + 1] as number;
  }

  staticBound(at: number): number {
    return (this.#u16[at * 8 + 2] as number) / SCALE;
  }

  schedule(at: number): number {
    return this.#u8[at * 16 + 6] as number;
  }

  /** Coordinate units; 0 without a home. */
  lat(at: number): number {
    return this.#i32[at * 4 + 2] as number;
  }

  lng(at: number): number {
    return this.#i32[at * 4 + 3] as number;
  }

  /** Whether so many miles, or more, may be near enough, or they would move. */
  mayReach(at: number, miles: number): boolean {
    const radius = this.#u8[at * 16 + 7] as number;
    return miles <= radius || radius >= FARTHER;
  }

  /** No distance keeps them out: they would move, or have a home and named no radius. */
  isBoundless(at: number): boolean {
    return (this.#u8[at * 16 + 7] as number) >= HOMELESS;
  }

  /** Whether somebody boundless is looked for away from the job; `isOutside` its vicinity is what they live. */
  isAway(at: number, isOutside: boolean): boolean {
    const radius = this.#u8[at * 16 + 7] as number;
    return radius === HOMELESS || (radius === ANYWHERE && isOutside);
  }
}
