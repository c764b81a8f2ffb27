/**
 * The yes-or-no attributes of each block of 128 rows turned on their side: for every attribute one bitmap of 128
 * bits. A job's gates are then the AND of a handful of bitmaps (some thirty instructions for 128 people), and
 * only the rows that are left are looked at one by one.
 */
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  SHIFTS,
  SHIFT_PATTERNS,
  SPECIALTY_IDS,
} from '#shared/kernel/vocabulary.ts';
import { stateMasks } from './bits.ts';
import { FLAG, type Rows } from './rows.ts';

export const WORDS_PER_BLOCK = 4;

const CERTIFICATIONS_FROM = SHIFTS.length + SHIFT_PATTERNS.length + EMPLOYMENT_TYPES.length;
const SPECIALTIES_FROM = CERTIFICATIONS_FROM + CERTIFICATION_IDS.length;
const OPEN = SPECIALTIES_FROM + SPECIALTY_IDS.length;
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

/** The attributes that a job's gates need all of, and its specialty (−1 when it names none). */
export function sliceQuery(masks: {
  readonly wish: number;
  readonly required: number;
  readonly specialty: number;
  readonly statesLow: number;
  readonly statesHigh: number;
}): { readonly gates: readonly number[]; readonly specialty: number } {
  const { wish, required, specialty, statesLow, statesHigh } = masks;
  return {
    gates: [
      OPEN,
      ...(covers(statesLow, statesHigh, MO_LOW, MO_HIGH) ? [MISSOURI] : []),
      ...(covers(statesLow, statesHigh, KS_LOW, KS_HIGH) ? [KANSAS] : []),
      ...attributesOf(required, CERTIFICATIONS_FROM),
      ...attributesOf(wish, 0),
    ],
    specialty: attributesOf(specialty, SPECIALTIES_FROM)[0] ?? -1,
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

  include(rows: Rows, row: number): void {
    for (const attribute of attributesOf(rows.wishes(row), 0)) this.#set(row, attribute);
    const certifications = rows.certifications(row);
    for (const attribute of attributesOf(certifications, CERTIFICATIONS_FROM)) this.#set(row, attribute);
    const specialties = rows.specialties(row);
    for (const attribute of attributesOf(specialties, SPECIALTIES_FROM)) this.#set(row, attribute);
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
}
