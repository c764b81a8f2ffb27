/**
 * A bitmap index in blocks of 128 rows: one 128-bit bitmap per attribute. A job's gates become the AND of a few
 * bitmaps (about thirty instructions for 128 people); only the remaining rows are read one by one. Idea: bitmap
 * indexes (O'Neil and Quass, SIGMOD 1997), bit-sliced storage (BitWeaving, Li and Patel, SIGMOD 2013).
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
/** Last, because an index of one specialty leaves them out. */
const SPECIALTIES_FROM = OPEN + 3;

export const SPECIALIST_ATTRIBUTES = SPECIALTIES_FROM;
export const ATTRIBUTES = SPECIALTIES_FROM + SPECIALTY_IDS.length;

const [MO_LOW, MO_HIGH] = stateMasks(['MO']);
const [KS_LOW, KS_HIGH] = stateMasks(['KS']);

const covers = (low: number, high: number, needLow: number, needHigh: number) =>
  (needLow & ~low) === 0 && (needHigh & ~high) === 0;

function attributesOf(mask: number, from: number): number[] {
  const attributes: number[] = [];
  for (let bits = mask; bits !== 0; bits &= bits - 1) attributes.push(from + bitOf(bits));
  return attributes;
}

/** A job as attribute numbers. */
export interface BitmapQuery {
  /** Attributes that its gates require. */
  readonly gates: readonly number[];
  /** Everything read of a block except the specialty, in the order of reading. */
  readonly prefetched: readonly number[];
  readonly specialty: readonly number[];
  readonly skills: readonly number[];
  readonly preferred: readonly number[];
  readonly setting: readonly number[];
}

export function bitmapQueryOf(masks: {
  readonly schedule: number;
  readonly required: number;
  readonly preferred: number;
  readonly specialty: number;
  readonly skills: number;
  readonly setting: number;
  readonly statesLow: number;
  readonly statesHigh: number;
}): BitmapQuery {
  const { schedule, required, preferred, specialty, skills, setting, statesLow, statesHigh } = masks;
  const gates = [
    OPEN,
    ...(covers(statesLow, statesHigh, MO_LOW, MO_HIGH) ? [MISSOURI] : []),
    ...(covers(statesLow, statesHigh, KS_LOW, KS_HIGH) ? [KANSAS] : []),
    ...attributesOf(required, CERTIFICATIONS_FROM),
    ...attributesOf(schedule, 0),
  ];
  const requested = {
    skills: attributesOf(skills, SKILLS_FROM),
    preferred: attributesOf(preferred, CERTIFICATIONS_FROM),
    setting: attributesOf(setting, SETTINGS_FROM),
  };
  return {
    ...requested,
    gates,
    specialty: attributesOf(specialty, SPECIALTIES_FROM),
    prefetched: [...requested.skills, ...requested.preferred, ...requested.setting, ANY_SETTING, ...gates],
  };
}

/** Blocks whose words of one attribute are adjacent: together one cache line. */
const INTERLEAVED_BLOCKS = 4;
const INTERLEAVED_WORDS = INTERLEAVED_BLOCKS * WORDS_PER_BLOCK;

export class BitmapIndex {
  readonly #attributes: number;
  #words: Int32Array;

  constructor(capacity: number, attributes: number) {
    this.#attributes = attributes;
    this.#words = new Int32Array(
      Math.ceil(capacity / BLOCK_ROWS / INTERLEAVED_BLOCKS) * INTERLEAVED_WORDS * attributes,
    );
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  grown(capacity: number): BitmapIndex {
    const grown = new BitmapIndex(capacity, this.#attributes);
    grown.#words.set(this.#words);
    return grown;
  }

  /** Offset of a block's first attribute. */
  #offsetOf(block: number): number {
    return (block >> 2) * (INTERLEAVED_WORDS * this.#attributes) + (block & 3) * WORDS_PER_BLOCK;
  }

  #set(slot: number, attribute: number): void {
    if (attribute >= this.#attributes) return;
    const word = this.#offsetOf(slot >> 7) + attribute * INTERLEAVED_WORDS + ((slot >> 5) & 3);
    (this.#words[word] as number) |= 1 << (slot & 31);
  }

  #setAll(slot: number, mask: number, from: number): void {
    for (let bits = mask; bits !== 0; bits &= bits - 1) this.#set(slot, from + bitOf(bits));
  }

  include(slot: number, rows: Rows, row: number): void {
    this.#setAll(slot, rows.schedules(row), 0);
    this.#setAll(slot, rows.certifications(row), CERTIFICATIONS_FROM);
    this.#setAll(slot, rows.skills(row), SKILLS_FROM);
    this.#setAll(slot, rows.specialties(row), SPECIALTIES_FROM);
    const settings = rows.settings(row);
    this.#setAll(slot, settings, SETTINGS_FROM);
    if (settings === 0) this.#set(slot, ANY_SETTING);
    if (rows.flags(row) & FLAG.open) this.#set(slot, OPEN);
    const low = rows.statesLow(row);
    const high = rows.statesHigh(row);
    if (covers(low, high, MO_LOW, MO_HIGH)) this.#set(slot, MISSOURI);
    if (covers(low, high, KS_LOW, KS_HIGH)) this.#set(slot, KANSAS);
  }

  /** Of the people marked in `into`, keeps those with all of `attributes` and none of `without`. */
  intersect(block: number, attributes: readonly number[], without: readonly number[], into: Int32Array): void {
    const words = this.#words;
    const first = this.#offsetOf(block);
    let a = into[0] as number;
    let b = into[1] as number;
    let c = into[2] as number;
    let d = into[3] as number;
    for (let i = 0; i < attributes.length; i++) {
      const at = first + (attributes[i] as number) * INTERLEAVED_WORDS;
      a &= words[at] as number;
      b &= words[at + 1] as number;
      c &= words[at + 2] as number;
      d &= words[at + 3] as number;
    }
    for (let i = 0; i < without.length; i++) {
      const at = first + (without[i] as number) * INTERLEAVED_WORDS;
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

  /** Touches the attributes' cache lines so that later reads hit. */
  prefetch(block: number, attributes: readonly number[]): number {
    const words = this.#words;
    const first = this.#offsetOf(block);
    let any = 0;
    for (let i = 0; i < attributes.length; i++)
      any |= words[first + (attributes[i] as number) * INTERLEAVED_WORDS] as number;
    return any;
  }

  /** Writes, four words per level, who has at least 0, 1, 2 … of `attributes`. */
  countLevels(block: number, attributes: readonly number[], into: Int32Array): void {
    const words = this.#words;
    const first = this.#offsetOf(block);
    for (let word = 0; word < WORDS_PER_BLOCK; word++) into[word] = -1;
    for (let i = 0; i < attributes.length; i++) {
      const at = first + (attributes[i] as number) * INTERLEAVED_WORDS;
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

  /** Writes, four words per level: everyone, who wants the setting or states none, who wants it. */
  settingLevels(block: number, setting: readonly number[], into: Int32Array): void {
    const words = this.#words;
    const open = this.#offsetOf(block) + ANY_SETTING * INTERLEAVED_WORDS;
    const wanted = this.#offsetOf(block) + (setting[0] ?? 0) * INTERLEAVED_WORDS;
    for (let word = 0; word < WORDS_PER_BLOCK; word++) {
      const stated = setting.length === 0 ? 0 : (words[wanted + word] as number);
      into[word] = -1;
      into[word + WORDS_PER_BLOCK] = stated | (words[open + word] as number);
      into[word + WORDS_PER_BLOCK * 2] = stated;
    }
  }
}
