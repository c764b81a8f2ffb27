/**
 * The jobs of one position as packed numbers: 64 bytes per job, one cache line, hold all that gates, bounds and scores
 * read. Arrays are not aligned to lines, so the least-used fields come last.
 *
 * Field offsets stay in this file: V8 folds a module's own constants into compiled code but loads imported ones each
 * time, which took longer than the rest of the loop.
 */
import { bitOf } from '../rows/bits.ts';
import { float32UpperBound } from '../score-bounds.ts';
import type { JobQuery } from './job-query.ts';
import type { PersonQuery } from './person-query.ts';

/** Offsets in `#int32`: numbers compared with the person's, location, masks for the score. */
const TOP_RATE = 0;
const TENTHS = 1;
const WORK_DAY = 2;
const TRAITS = 3;
const LAT = 4;
const LNG = 5;
const HALF_CENTS = 6;
const SPECIALTY = 7;
const SKILLS = 8;
const PREFERRED = 9;
/** Offsets in `#float32`, which shares the bytes. */
const PER_SKILL = 12;
const PER_PREFERRED = 13;
const WORDS = 16;
/** Offsets in `#float64`, which shares the bytes. */
const RESPONSE = 5;
const COS_LAT = 7;
const DOUBLES = 8;

/**
 * `TRAITS` packs the setting mask, the state bit, whether other states' licenses are needed, and what the job does not
 * request.
 */
const SETTINGS = 0xffff;
const STATE_SHIFT = 16;
const OTHER_STATES = 1 << 24;
const UNREQUESTED_SHIFT = 25;
const NO_SKILLS = 1;
const NO_PREFERRED = 2;

export class JobColumns {
  readonly #int32: Int32Array;
  readonly #float32: Float32Array;
  readonly #float64: Float64Array;

  constructor(capacity: number) {
    this.#int32 = new Int32Array(capacity * WORDS);
    this.#float32 = new Float32Array(this.#int32.buffer);
    this.#float64 = new Float64Array(this.#int32.buffer);
  }

  write(slot: number, query: JobQuery): void {
    const { topRate, tenths, workDay, lat, lng, rate, specialty, skills, preferred } = query;
    const unasked = (skills === 0 ? NO_SKILLS : 0) | (preferred === 0 ? NO_PREFERRED : 0);
    const otherStates = query.needsOtherStates ? OTHER_STATES : 0;
    const traits = query.setting | (query.stateBit << STATE_SHIFT) | otherStates | (unasked << UNREQUESTED_SHIFT);
    this.#int32.set([topRate, tenths, workDay, traits, lat, lng, 2 * rate, specialty, skills, preferred], slot * WORDS);
    this.#float32[slot * WORDS + PER_SKILL] = float32UpperBound(query.perSkill);
    this.#float32[slot * WORDS + PER_PREFERRED] = float32UpperBound(query.perPreferred);
    this.#float64[slot * DOUBLES + COS_LAT] = query.cosLat;
    this.#float64[slot * DOUBLES + RESPONSE] = query.response;
  }

  /**
   * Writes to `slots` the jobs marked in `bits` (starting at slot `from`) whose pay, minimum years and start date fit
   * the person, and returns their count. Branch-free, because the processor would mispredict half of the branches:
   * each slot is written, and kept when no difference is negative.
   */
  filterByNumbers({ floor, tenths, earliest }: PersonQuery, from: number, bits: number, slots: Int32Array): number {
    const whole = this.#int32;
    let meeting = 0;
    for (let left = bits; left !== 0; left &= left - 1) {
      const slot = from + bitOf(left);
      const at = slot * WORDS;
      const pay = (whole[at + TOP_RATE] as number) - floor;
      const years = tenths - (whole[at + TENTHS] as number);
      const days = (whole[at + WORK_DAY] as number) - earliest;
      slots[meeting] = slot;
      meeting += ((pay | years | days) >>> 31) ^ 1;
    }
    return meeting;
  }

  lat(slot: number): number {
    return this.#int32[slot * WORDS + LAT] as number;
  }

  lng(slot: number): number {
    return this.#int32[slot * WORDS + LNG] as number;
  }

  /** The middle of the pay range in half cents. */
  halfCents(slot: number): number {
    return this.#int32[slot * WORDS + HALF_CENTS] as number;
  }

  setting(slot: number): number {
    return (this.#int32[slot * WORDS + TRAITS] as number) & SETTINGS;
  }

  stateBit(slot: number): number {
    return ((this.#int32[slot * WORDS + TRAITS] as number) >>> STATE_SHIFT) & 0xff;
  }

  needsOtherStates(slot: number): boolean {
    return ((this.#int32[slot * WORDS + TRAITS] as number) & OTHER_STATES) !== 0;
  }

  specialty(slot: number): number {
    return this.#int32[slot * WORDS + SPECIALTY] as number;
  }

  skills(slot: number): number {
    return this.#int32[slot * WORDS + SKILLS] as number;
  }

  preferred(slot: number): number {
    return this.#int32[slot * WORDS + PREFERRED] as number;
  }

  cosLat(slot: number): number {
    return this.#float64[slot * DOUBLES + COS_LAT] as number;
  }

  /** Whether the job requests no skills (1) and no preferred certifications (2). */
  unrequested(slot: number): number {
    return (this.#int32[slot * WORDS + TRAITS] as number) >>> UNREQUESTED_SHIFT;
  }

  /** Upper bound of the employer score per requested skill. */
  perSkill(slot: number): number {
    return this.#float32[slot * WORDS + PER_SKILL] as number;
  }

  perPreferred(slot: number): number {
    return this.#float32[slot * WORDS + PER_PREFERRED] as number;
  }

  response(slot: number): number {
    return this.#float64[slot * DOUBLES + RESPONSE] as number;
  }
}
