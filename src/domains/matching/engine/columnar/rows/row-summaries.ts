/**
 * Row summaries: 16 bytes per person that suffice, with bitmaps and zone maps, for an upper bound of a person's score
 * and for a distance check. They hold the pay scale, the employer base score, the schedule code, home and radius. For
 * most people nothing else is ever read.
 */
import { FLAG, NO_RADIUS } from './row-codes.ts';

const BYTES = 16;
/** Scale of stored fractions. */
const SCALE = 65_535;
/** Codes in the radius byte: more than it can hold; mobile without a home; mobile with a home. */
const FARTHER = 253;
const HOMELESS = 254;
const ANYWHERE = 255;

/** The fields a summary stores approximately. */
export interface DistanceLimits {
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  readonly relocates: number;
  readonly flags: number;
}

function radiusByte({ radius, relocates, flags }: DistanceLimits): number {
  if ((flags & FLAG.located) === 0) return relocates === 0 ? 0 : HOMELESS;
  return relocates === 0 && radius !== NO_RADIUS ? Math.min(radius, FARTHER) : ANYWHERE;
}

export class RowSummaries {
  readonly #i32: Int32Array;
  readonly #u16: Uint16Array;
  readonly #u8: Uint8Array;

  constructor(capacity: number) {
    const summaries = new ArrayBuffer(capacity * BYTES);
    this.#i32 = new Int32Array(summaries);
    this.#u16 = new Uint16Array(summaries);
    this.#u8 = new Uint8Array(summaries);
  }

  get bytes(): number {
    return this.#u8.byteLength;
  }

  grown(capacity: number): RowSummaries {
    const summaries = new RowSummaries(capacity);
    summaries.#u8.set(this.#u8);
    return summaries;
  }

  copy(to: number, source: RowSummaries, from: number): void {
    for (let i = 0; i < 4; i++) this.#i32[to * 4 + i] = source.#i32[from * 4 + i] as number;
  }

  write(at: number, floor: number, payHigh: number, schedule: number, reach: DistanceLimits): void {
    this.#u16[at * 8] = floor;
    this.#u16[at * 8 + 1] = payHigh;
    this.#u8[at * 16 + 6] = schedule;
    this.#u8[at * 16 + 7] = radiusByte(reach);
    this.#i32[at * 4 + 2] = reach.lat;
    this.#i32[at * 4 + 3] = reach.lng;
  }

  /** Rounded up, so that reading never returns less (except for rounding, which `ROUND_UP` covers). */
  setEmployerBase(at: number, value: number): void {
    this.#u16[at * 8 + 2] = Math.min(SCALE, Math.ceil(value * SCALE));
  }

  floor(at: number): number {
    return this.#u16[at * 8] as number;
  }

  payHigh(at: number): number {
    return this.#u16[at * 8 + 1] as number;
  }

  employerBaseBound(at: number): number {
    return (this.#u16[at * 8 + 2] as number) / SCALE;
  }

  scheduleCode(at: number): number {
    return this.#u8[at * 16 + 6] as number;
  }

  /** Coordinate units; 0 without a home. */
  lat(at: number): number {
    return this.#i32[at * 4 + 2] as number;
  }

  lng(at: number): number {
    return this.#i32[at * 4 + 3] as number;
  }

  /** Whether the person may accept a job at least this many miles away. */
  mayAccept(at: number, miles: number): boolean {
    const radius = this.#u8[at * 16 + 7] as number;
    return miles <= radius || radius >= FARTHER;
  }

  /** Mobile: would relocate, or has a home and no radius. */
  isMobile(at: number): boolean {
    return (this.#u8[at * 16 + 7] as number) >= HOMELESS;
  }

  /**
   * Whether a mobile person belongs to the far part of a split index, given that their home lies outside the job's
   * commute box.
   */
  isFar(at: number, isOutside: boolean): boolean {
    const radius = this.#u8[at * 16 + 7] as number;
    return radius === HOMELESS || (radius === ANYWHERE && isOutside);
  }
}
