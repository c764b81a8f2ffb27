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
} from '#kernel/vocabulary.ts';
import { bitOf, stateMasks } from '../rows/bits.ts';
import { FLAG } from '../rows/row-codes.ts';
import type { Rows } from '../rows/rows.ts';

export const BLOCK_ROWS = 128;
export const WORDS_PER_BLOCK = 4;

const CERTIFICATIONS_FROM = SHIFTS.length + SHIFT_PATTERNS.length + EMPLOYMENT_TYPES.length;
const SKILLS_FROM = CERTIFICATIONS_FROM + CERTIFICATION_IDS.length;
const SETTINGS_FROM = SKILLS_FROM + SKILL_IDS.length;
const ANY_SETTING = SETTINGS_FROM + FACILITY_TYPES.length;
const OPEN = ANY_SETTING + 1;
const MISSOURI = OPEN + 1;
const KANSAS = OPEN + 2;
/** Last, since nobody asks for them among people who all work in one. */
const SPECIALTIES_FROM = OPEN + 3;

export const ATTRIBUTES_OF_SPECIALISTS = SPECIALTIES_FROM;
export const ATTRIBUTES = SPECIALTIES_FROM + SPECIALTY_IDS.length;

const [MO_LOW, MO_HIGH] = stateMasks(['MO']);
const [KS_LOW, KS_HIGH] = stateMasks(['KS']);

const covers = (low: number, high: number, needLow: number, needHigh: number) =>
  (needLow & ~low) === 0 && (needHigh & ~high) === 0;

/** The bits of a mask as attribute numbers. */
function attributesOf(mask: number, from: number): number[] {
  const attributes: number[] = [];
  for (let bits = mask; bits !== 0; bits &= bits - 1) attributes.push(from + bitOf(bits));
  return attributes;
}

/** A job as attributes of slices. */
export interface SliceQuery {
  /** What its gates need all of. */
  readonly gates: readonly number[];
  /** All that a block is asked for, but the specialty, in the order in which it is. */
  readonly all: readonly number[];
  readonly specialty: readonly number[];
  readonly skills: readonly number[];
  readonly preferred: readonly number[];
  readonly setting: readonly number[];
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
  const asked = {
    skills: attributesOf(skills, SKILLS_FROM),
    preferred: attributesOf(preferred, CERTIFICATIONS_FROM),
    setting: attributesOf(setting, SETTINGS_FROM),
  };
  return {
    ...asked,
    gates,
    specialty: attributesOf(specialty, SPECIALTIES_FROM),
    all: [...asked.skills, ...asked.preferred, ...asked.setting, ANY_SETTING, ...gates],
  };
}

/** Blocks whose words of one attribute lie side by side: together a line of the processor's cache. */
const SIDE_BLOCKS = 4;
const SIDE = SIDE_BLOCKS * WORDS_PER_BLOCK;

export class Slices {
  readonly #attributes: number;
  #words: Int32Array;

  constructor(room: number, attributes: number) {
    this.#attributes = attributes;
    this.#words = new Int32Array(Math.ceil(room / BLOCK_ROWS / SIDE_BLOCKS) * SIDE * attributes);
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  /** The same with room for more. */
  grown(room: number): Slices {
    const slices = new Slices(room, this.#attributes);
    slices.#words.set(this.#words);
    return slices;
  }

  /** Where the first attribute's words of a block lie. */
  #placeOf(block: number): number {
    return (block >> 2) * (SIDE * this.#attributes) + (block & 3) * WORDS_PER_BLOCK;
  }

  #set(place: number, attribute: number): void {
    if (attribute >= this.#attributes) return;
    const word = this.#placeOf(place >> 7) + attribute * SIDE + ((place >> 5) & 3);
    (this.#words[word] as number) |= 1 << (place & 31);
  }

  /** The bits of a mask as attributes from that number on. */
  #setAll(place: number, mask: number, from: number): void {
    for (let bits = mask; bits !== 0; bits &= bits - 1) this.#set(place, from + bitOf(bits));
  }

  /** The row as the person at that place. */
  include(place: number, rows: Rows, row: number): void {
    this.#setAll(place, rows.wishes(row), 0);
    this.#setAll(place, rows.certifications(row), CERTIFICATIONS_FROM);
    this.#setAll(place, rows.skills(row), SKILLS_FROM);
    this.#setAll(place, rows.specialties(row), SPECIALTIES_FROM);
    const settings = rows.settings(row);
    this.#setAll(place, settings, SETTINGS_FROM);
    if (settings === 0) this.#set(place, ANY_SETTING);
    if (rows.flags(row) & FLAG.open) this.#set(place, OPEN);
    const low = rows.statesLow(row);
    const high = rows.statesHigh(row);
    if (covers(low, high, MO_LOW, MO_HIGH)) this.#set(place, MISSOURI);
    if (covers(low, high, KS_LOW, KS_HIGH)) this.#set(place, KANSAS);
  }

  /** Of those of a block whom four words name, keeps those who have all of `attributes` and none of `without`. */
  keepPassing(block: number, attributes: readonly number[], without: readonly number[], into: Int32Array): void {
    const words = this.#words;
    const first = this.#placeOf(block);
    let a = into[0] as number;
    let b = into[1] as number;
    let c = into[2] as number;
    let d = into[3] as number;
    for (let i = 0; i < attributes.length; i++) {
      const at = first + (attributes[i] as number) * SIDE;
      a &= words[at] as number;
      b &= words[at + 1] as number;
      c &= words[at + 2] as number;
      d &= words[at + 3] as number;
    }
    for (let i = 0; i < without.length; i++) {
      const at = first + (without[i] as number) * SIDE;
      a &= ~(words[at] as number);
      b &= ~(words[at + 1] as number);
      c &= ~(words[at + 2] as number);
      d &= ~(words[at + 3] as number);
    }
    into[0] = a;
    into[1] = b;
    into[2] = c;
    into[3] = d;
  }

  /** Reads of each attribute something of a block, so that what comes next finds it near. */
  touch(block: number, attributes: readonly number[]): number {
    const words = this.#words;
    const first = this.#placeOf(block);
    let any = 0;
    for (let i = 0; i < attributes.length; i++) any |= words[first + (attributes[i] as number) * SIDE] as number;
    return any;
  }

  /** Those of a block who have at least none, one, two … of `attributes`, into four words each. */
  atLeast(block: number, attributes: readonly number[], into: Int32Array): void {
    const words = this.#words;
    const first = this.#placeOf(block);
    for (let word = 0; word < WORDS_PER_BLOCK; word++) into[word] = -1;
    for (let i = 0; i < attributes.length; i++) {
      const at = first + (attributes[i] as number) * SIDE;
      const a = words[at] as number;
      const b = words[at + 1] as number;
      const c = words[at + 2] as number;
      const d = words[at + 3] as number;
      const most = (i + 1) * WORDS_PER_BLOCK;
      for (let word = 0; word < WORDS_PER_BLOCK; word++) into[most + word] = 0;
      for (let to = most; to > 0; to -= WORDS_PER_BLOCK) {
        (into[to] as number) |= (into[to - 4] as number) & a;
        (into[to + 1] as number) |= (into[to - 3] as number) & b;
        (into[to + 2] as number) |= (into[to - 2] as number) & c;
        (into[to + 3] as number) |= (into[to - 1] as number) & d;
      }
    }
  }

  /** Those of a block who asked for the setting or for none, and then those who asked for it, into four words each. */
  wanting(block: number, setting: readonly number[], into: Int32Array): void {
    const words = this.#words;
    const open = this.#placeOf(block) + ANY_SETTING * SIDE;
    const wanted = this.#placeOf(block) + (setting[0] ?? 0) * SIDE;
    for (let word = 0; word < WORDS_PER_BLOCK; word++) {
      const asked = setting.length === 0 ? 0 : (words[wanted + word] as number);
      into[word] = -1;
      into[word + WORDS_PER_BLOCK] = asked | (words[open + word] as number);
      into[word + WORDS_PER_BLOCK * 2] = asked;
    }
  }
}
