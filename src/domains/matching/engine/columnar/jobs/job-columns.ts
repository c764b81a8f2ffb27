/**
 * The jobs of one position as packed numbers. 64 bytes of each, a line of the processor's cache, hold all that gates,
 * bounds and scores read of it: most questions find it in no nearer memory than the slowest of the caches. Where in a line
 * an array begins is not ours to say, so what is read last and least often stands last.
 *
 * The fields' numbers stay in this file: V8 folds constants of a module into what it compiles, but fetches those that
 * another module exports anew each time, which took longer than all the rest.
 */
import { bitOf } from '../rows/bits.ts';
import { smallUpper } from '../score-bounds.ts';
import type { JobQuery } from './job-query.ts';
import type { Seeker } from './person-query.ts';

/** In `#whole`: what people's own numbers are held against, the place, and masks for the score. */
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
/** In `#small`, which are the same bytes. */
const PER_SKILL = 12;
const PER_PREFERRED = 13;
const WORDS = 16;
/** In `#exact`, which are the same bytes. */
const RESPONSE = 5;
const COS_LAT = 7;
const DOUBLES = 8;

/**
 * In `TRAITS`: the mask of the setting, the bit of the state, whether licenses of other states are needed, and what the
 * job does not ask for.
 */
const SETTINGS = 0xffff;
const STATE_FROM = 16;
const OTHER_STATES = 1 << 24;
const UNASKED_FROM = 25;
const NO_SKILLS = 1;
const NO_PREFERRED = 2;

export class JobColumns {
  readonly #whole: Int32Array;
  readonly #small: Float32Array;
  readonly #exact: Float64Array;

  /** With room for so many jobs. */
  constructor(room: number) {
    this.#whole = new Int32Array(room * WORDS);
    this.#small = new Float32Array(this.#whole.buffer);
    this.#exact = new Float64Array(this.#whole.buffer);
  }

  write(place: number, query: JobQuery): void {
    const { topRate, tenths, workDay, lat, lng, rate, specialty, skills, preferred } = query;
    const unasked = (skills === 0 ? NO_SKILLS : 0) | (preferred === 0 ? NO_PREFERRED : 0);
    const otherStates = query.otherStates ? OTHER_STATES : 0;
    const traits = query.setting | (query.stateBit << STATE_FROM) | otherStates | (unasked << UNASKED_FROM);
    this.#whole.set(
      [topRate, tenths, workDay, traits, lat, lng, 2 * rate, specialty, skills, preferred],
      place * WORDS,
    );
    this.#small[place * WORDS + PER_SKILL] = smallUpper(query.perSkill);
    this.#small[place * WORDS + PER_PREFERRED] = smallUpper(query.perPreferred);
    this.#exact[place * DOUBLES + COS_LAT] = query.cosLat;
    this.#exact[place * DOUBLES + RESPONSE] = query.response;
  }

  /**
   * Of the jobs of `bits`, counted from the place `from` on, writes those that pay what somebody asks for, want no more
   * years than theirs and begin when they can to the head of `places`, and answers how many they are. Without a branch,
   * which the processor would guess wrong as often as not: each place is written, and stays when no sign of a difference
   * speaks against it.
   */
  meeting({ floor, tenths, earliest }: Seeker, from: number, bits: number, places: Int32Array): number {
    const whole = this.#whole;
    let meeting = 0;
    for (let left = bits; left !== 0; left &= left - 1) {
      const place = from + bitOf(left);
      const at = place * WORDS;
      const pay = (whole[at + TOP_RATE] as number) - floor;
      const years = tenths - (whole[at + TENTHS] as number);
      const days = (whole[at + WORK_DAY] as number) - earliest;
      places[meeting] = place;
      meeting += ((pay | years | days) >>> 31) ^ 1;
    }
    return meeting;
  }

  lat(place: number): number {
    return this.#whole[place * WORDS + LAT] as number;
  }

  lng(place: number): number {
    return this.#whole[place * WORDS + LNG] as number;
  }

  /** The middle of the range, which may be half a cent. */
  halfCents(place: number): number {
    return this.#whole[place * WORDS + HALF_CENTS] as number;
  }

  setting(place: number): number {
    return (this.#whole[place * WORDS + TRAITS] as number) & SETTINGS;
  }

  stateBit(place: number): number {
    return ((this.#whole[place * WORDS + TRAITS] as number) >>> STATE_FROM) & 0xff;
  }

  needsOtherStates(place: number): boolean {
    return ((this.#whole[place * WORDS + TRAITS] as number) & OTHER_STATES) !== 0;
  }

  specialty(place: number): number {
    return this.#whole[place * WORDS + SPECIALTY] as number;
  }

  skills(place: number): number {
    return this.#whole[place * WORDS + SKILLS] as number;
  }

  preferred(place: number): number {
    return this.#whole[place * WORDS + PREFERRED] as number;
  }

  cosLat(place: number): number {
    return this.#exact[place * DOUBLES + COS_LAT] as number;
  }

  /** Whether the job names no skills (1) and no preferred certifications (2). */
  unasked(place: number): number {
    return (this.#whole[place * WORDS + TRAITS] as number) >>> UNASKED_FROM;
  }

  /** Of q what each skill that the job asks for adds at most. */
  perSkill(place: number): number {
    return this.#small[place * WORDS + PER_SKILL] as number;
  }

  perPreferred(place: number): number {
    return this.#small[place * WORDS + PER_PREFERRED] as number;
  }

  response(place: number): number {
    return this.#exact[place * DOUBLES + RESPONSE] as number;
  }
}
