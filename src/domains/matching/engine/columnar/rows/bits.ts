/** Bit masks for vocabulary lists, and small integers for days. */
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  FACILITY_TYPES,
  JOB_STATES,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
  US_STATES,
} from '#kernel/vocabulary.ts';
import { dayNumber } from '../../days.ts';
import type { Day } from '../../types.ts';

const indexOf = (words: readonly string[]) => new Map(words.map((word, index) => [word, index]));

const CERTIFICATION_INDEX = indexOf(CERTIFICATION_IDS);
const SKILL_INDEX = indexOf(SKILL_IDS);
const SPECIALTY_INDEX = indexOf(SPECIALTY_IDS);
const FACILITY_INDEX = indexOf(FACILITY_TYPES);
const JOB_STATE_INDEX = indexOf(JOB_STATES);
const STATE_INDEX = indexOf(US_STATES);
/** Shifts, patterns and employment types in one mask, so that one test covers three gates. */
const SCHEDULE_INDEX = indexOf([...SHIFTS, ...SHIFT_PATTERNS, ...EMPLOYMENT_TYPES]);

const mask = (index: ReadonlyMap<string, number>) => (words: readonly string[]) => {
  let bits = 0;
  for (const word of words) {
    const position = index.get(word);
    if (position === undefined) throw new RangeError(`not in the vocabulary: ${word}`);
    bits |= 1 << position;
  }
  return bits >>> 0;
};

export const certificationMask = mask(CERTIFICATION_INDEX);
export const skillMask = mask(SKILL_INDEX);
export const specialtyMask = mask(SPECIALTY_INDEX);
export const facilityMask = mask(FACILITY_INDEX);
export const jobStateMask = mask(JOB_STATE_INDEX);
export const scheduleMask = mask(SCHEDULE_INDEX);

export const ALL_SHIFTS = scheduleMask(SHIFTS);
export const ALL_PATTERNS = scheduleMask(SHIFT_PATTERNS);
export const ALL_TYPES = scheduleMask(EMPLOYMENT_TYPES);

/** States need more than 32 bits: the first 32 and the rest. */
export function stateMasks(states: Iterable<string>): readonly [low: number, high: number] {
  let low = 0;
  let high = 0;
  for (const state of states) {
    const index = STATE_INDEX.get(state);
    if (index === undefined) throw new RangeError(`not a state: ${state}`);
    if (index < 32) low |= 1 << index;
    else high |= 1 << (index - 32);
  }
  return [low >>> 0, high >>> 0];
}

const DAY_ZERO = dayNumber('2000-01-01');
/** The largest day; means 'never' for end dates. */
export const LAST_SMALL_DAY = 65_534;

/** Days since 2000-01-01, from 1; 0 means 'none'. Dates out of range are clamped. */
export const smallDay = (day: Day): number => clampSmallDay(dayNumber(day) - DAY_ZERO);
export const clampSmallDay = (days: number): number => Math.min(LAST_SMALL_DAY, Math.max(1, days));

/** Index of the lowest set bit. */
export const bitOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Number of bits set (Hacker's Delight, figure 5-2). */
export function popcount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
