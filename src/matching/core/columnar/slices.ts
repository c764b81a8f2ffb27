/**
 * The yes-or-no attributes of each block of 128 rows turned on their side: for every attribute one bitmap of 128
 * bits. A job's gates are then the AND of a handful of bitmaps (some thirty instructions for 128 people), and
 * only the rows that are left are looked at one by one.
 */
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  FACILITY_TYPES,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
} from '#shared/kernel/vocabulary.ts';
import { stateMasks } from './bits.ts';
import { FLAG, type Rows } from './rows.ts';

export const WORDS_PER_BLOCK = 4;

const CERTIFICATIONS_FROM = SHIFTS.length + SHIFT_PATTERNS.length + EMPLOYMENT_TYPES.length;
const SPECIALTIES_FROM = CERTIFICATIONS_FROM + CERTIFICATION_IDS.length;
const SKILLS_FROM = SPECIALTIES_FROM + SPECIALTY_IDS.length;
const SETTINGS_FROM = SKILLS_FROM + SKILL_IDS.length;
const ANY_SETTING = SETTINGS_FROM + FACILITY_TYPES.length;
const OPEN = ANY_SETTING + 1;
const MISSOURI = OPEN + 1;
const KANSAS = OPEN + 2;
const ATTRIBUTES = OPEN + 3;

export const SLICE_BYTES_PER_ROW = ATTRIBUTES / 8;

const [MO_LOW, MO_HIGH] = stateMasks(['MO']);
const [KS_LOW, KS_HIGH] = stateMasks(['KS']);

const covers = (low: number, high: number, needLow: number, needHigh: number) =>
  (needLow & ~low) === 0 && (needHigh & ~high) === 0;

/** The bits of a mask as attribute numbers. */
function attributesOf(mask: number, from: number): number[] {
  const attributes: number[] = [];
  for (let bits = mask; bits !== 0; bits &= bits - 1) attributes.push(from + 31 - Math.clz32(bits & -bits));
  return attributes;
}

/** A job as attributes of slices. */
export interface SliceQuery {
  /** What its gates need all of. */
  readonly gates: readonly number[];
  /** The same and its specialty, when it names one. */
  readonly gatesWithSpecialty: readonly number[];
  readonly specialty: readonly number[];
  readonly skills: readonly number[];
  readonly preferred: readonly number[];
  /** Those who asked for its setting; those who asked for none; both. */
  readonly wanted: readonly number[];
  readonly open: readonly number[];
  readonly wantedOrOpen: readonly number[];
}

export function sliceQuery(masks: {
  readonly wish: number;
  readonly required: number;
  readonly preferred: number;
  readonly specialty: number;
  readonly skills: number;
  readonly setting: number;
  readonly statesLow: number;
  readonly statesHigh: number;
}): SliceQuery {
  const { wish, required, preferred, specialty, skills, setting, statesLow, statesHigh } = masks;
  const gates = [
    OPEN,
    ...(covers(statesLow, statesHigh, MO_LOW, MO_HIGH) ? [MISSOURI] : []),
    ...(covers(statesLow, statesHigh, KS_LOW, KS_HIGH) ? [KANSAS] : []),
    ...attributesOf(required, CERTIFICATIONS_FROM),
    ...attributesOf(wish, 0),
  ];
  const ofSpecialty = attributesOf(specialty, SPECIALTIES_FROM);
  const wanted = attributesOf(setting, SETTINGS_FROM);
  return {
    gates,
    gatesWithSpecialty: [...ofSpecialty, ...gates],
    specialty: ofSpecialty,
    skills: attributesOf(skills, SKILLS_FROM),
    preferred: attributesOf(preferred, CERTIFICATIONS_FROM),
    wanted,
    open: [ANY_SETTING],
    wantedOrOpen: [...wanted, ANY_SETTING],
  };
}

export class Slices {
  readonly #words: Int32Array;

  constructor(blocks: number) {
    this.#words = new Int32Array(blocks * ATTRIBUTES * WORDS_PER_BLOCK);
  }

  #set(row: number, attribute: number): void {
    const word = ((row >> 7) * ATTRIBUTES + attribute) * WORDS_PER_BLOCK + ((row >> 5) & 3);
    (this.#words[word] as number) |= 1 << (row & 31);
  }

  /** The bits of a mask as attributes from that number on. */
  #setAll(row: number, mask: number, from: number): void {
    for (let bits = mask; bits !== 0; bits &= bits - 1) this.#set(row, from + 31 - Math.clz32(bits & -bits));
  }

  include(rows: Rows, row: number): void {
    this.#setAll(row, rows.wishes(row), 0);
    this.#setAll(row, rows.certifications(row), CERTIFICATIONS_FROM);
    this.#setAll(row, rows.specialties(row), SPECIALTIES_FROM);
    this.#setAll(row, rows.skills(row), SKILLS_FROM);
    const settings = rows.settings(row);
    this.#setAll(row, settings, SETTINGS_FROM);
    if (settings === 0) this.#set(row, ANY_SETTING);
    if (rows.flags(row) & FLAG.open) this.#set(row, OPEN);
    const low = rows.statesLow(row);
    const high = rows.statesHigh(row);
    if (covers(low, high, MO_LOW, MO_HIGH)) this.#set(row, MISSOURI);
    if (covers(low, high, KS_LOW, KS_HIGH)) this.#set(row, KANSAS);
  }

  remove(row: number): void {
    const word = ((row >> 7) * ATTRIBUTES + OPEN) * WORDS_PER_BLOCK + ((row >> 5) & 3);
    (this.#words[word] as number) &= ~(1 << (row & 31));
  }

  /** 32 rows of a block that pass all of these attributes. */
  passing(block: number, word: number, gates: readonly number[]): number {
    const base = block * ATTRIBUTES;
    let bits = -1;
    for (let i = 0; i < gates.length && bits !== 0; i++) {
      bits &= this.#words[(base + (gates[i] as number)) * WORDS_PER_BLOCK + word] as number;
    }
    return bits;
  }

  /** 32 rows of a block that have any of these attributes. */
  having(block: number, word: number, attributes: readonly number[]): number {
    const base = block * ATTRIBUTES;
    let bits = 0;
    for (let i = 0; i < attributes.length; i++) {
      bits |= this.#words[(base + (attributes[i] as number)) * WORDS_PER_BLOCK + word] as number;
    }
    return bits;
  }

  /** How many of these attributes one row has: the one whose bit it is in that word. */
  count(block: number, word: number, attributes: readonly number[], bit: number): number {
    const base = block * ATTRIBUTES;
    let count = 0;
    for (let i = 0; i < attributes.length; i++) {
      if ((this.#words[(base + (attributes[i] as number)) * WORDS_PER_BLOCK + word] as number) & bit) count++;
    }
    return count;
  }

  /**
   * 32 rows of a block that have at least `least` of these attributes: 32 counters of five bits, one bit of all of them
   * to a word, as many as there are skills at most.
   */
  havingAtLeast(block: number, word: number, attributes: readonly number[], least: number): number {
    if (least === attributes.length) return this.passing(block, word, attributes);
    if (least === 1) return this.having(block, word, attributes);
    const base = block * ATTRIBUTES;
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let eights = 0;
    let sixteens = 0;
    for (let i = 0; i < attributes.length; i++) {
      const one = this.#words[(base + (attributes[i] as number)) * WORDS_PER_BLOCK + word] as number;
      const two = ones & one;
      const four = twos & two;
      const eight = fours & four;
      sixteens ^= eights & eight;
      eights ^= eight;
      fours ^= four;
      twos ^= two;
      ones ^= one;
    }
    let more = 0;
    let same = -1;
    for (let bit = 16; bit !== 0; bit >>= 1) {
      const plane = bit === 16 ? sixteens : bit === 8 ? eights : bit === 4 ? fours : bit === 2 ? twos : ones;
      if (least & bit) same &= plane;
      else {
        more |= same & plane;
        same &= ~plane;
      }
    }
    return more | same;
  }
}
