/**
 * A bitmap index over jobs in blocks of 32: one word per attribute and block marks the jobs that require it. The jobs
 * of a block closed to a person are the OR of the words for everything that person lacks, about a dozen.
 */
import { CERTIFICATION_IDS, EMPLOYMENT_TYPES, SHIFTS, SHIFT_PATTERNS, SPECIALTY_IDS } from '#kernel/vocabulary.ts';
import { bitOf, stateMasks } from '../rows/bits.ts';
import type { JobQuery } from './job-query.ts';
import type { PersonQuery } from './person-query.ts';

export const BLOCK_JOBS = 32;

const SCHEDULES = SHIFTS.length + SHIFT_PATTERNS.length + EMPLOYMENT_TYPES.length;
const CERTIFICATIONS_FROM = SCHEDULES;
/** Set for slots without an open job. */
const CLOSED = CERTIFICATIONS_FROM + CERTIFICATION_IDS.length;
const NO_SPONSOR = CLOSED + 1;
const AUTHORIZATION = CLOSED + 2;
const MISSOURI = CLOSED + 3;
const KANSAS = CLOSED + 4;
const SPECIALTIES_FROM = CLOSED + 5;
const NO_SPECIALTY = SPECIALTIES_FROM + SPECIALTY_IDS.length;
const WORDS = NO_SPECIALTY + 1;

const [MO_LOW, MO_HIGH] = stateMasks(['MO']);
const [KS_LOW, KS_HIGH] = stateMasks(['KS']);

/** Attributes a person lacks; the first `count` entries are valid. */
interface MissingRequirements {
  readonly attributes: Int32Array;
  readonly count: number;
}

export class JobBitmapIndex {
  readonly #words: Int32Array;
  readonly #missing = new Int32Array(WORDS);

  constructor(blocks: number) {
    this.#words = new Int32Array(blocks * WORDS);
    for (let block = 0; block < blocks; block++) this.#words[block * WORDS + CLOSED] = -1;
  }

  #set(slot: number, attribute: number, isRequired: boolean): void {
    const word = Math.floor(slot / BLOCK_JOBS) * WORDS + attribute;
    const bit = 1 << (slot % BLOCK_JOBS);
    const others = (this.#words[word] as number) & ~bit;
    this.#words[word] = isRequired ? others | bit : others;
  }

  #setAll(slot: number, mask: number, from: number, count: number): void {
    for (let i = 0; i < count; i++) this.#set(slot, from + i, ((mask >>> i) & 1) !== 0);
  }

  write(slot: number, query: JobQuery): void {
    const { statesLow, statesHigh } = query;
    this.#setAll(slot, query.schedule, 0, SCHEDULES);
    this.#setAll(slot, query.required, CERTIFICATIONS_FROM, CERTIFICATION_IDS.length);
    this.#set(slot, CLOSED, !query.isOpen);
    this.#set(slot, NO_SPONSOR, !query.sponsors);
    this.#set(slot, AUTHORIZATION, query.needsAuthorization);
    this.#set(slot, MISSOURI, (statesLow & MO_LOW) !== 0 || (statesHigh & MO_HIGH) !== 0);
    this.#set(slot, KANSAS, (statesLow & KS_LOW) !== 0 || (statesHigh & KS_HIGH) !== 0);
    this.#setAll(slot, query.specialty, SPECIALTIES_FROM, SPECIALTY_IDS.length);
    this.#set(slot, NO_SPECIALTY, query.specialty === 0);
  }

  vacate(slot: number): void {
    this.#set(slot, CLOSED, true);
  }

  /** What the person lacks; valid until the next call. */
  missingFor({
    schedules,
    certifications,
    statesLow,
    statesHigh,
    needsSponsorship: needsSponsor,
    isUnauthorized,
  }: PersonQuery): MissingRequirements {
    const attributes = this.#missing;
    let count = 0;
    attributes[count++] = CLOSED;
    for (let i = 0; i < SCHEDULES; i++) if (((schedules >>> i) & 1) === 0) attributes[count++] = i;
    for (let i = 0; i < CERTIFICATION_IDS.length; i++) {
      if (((certifications >>> i) & 1) === 0) attributes[count++] = CERTIFICATIONS_FROM + i;
    }
    if (needsSponsor) attributes[count++] = NO_SPONSOR;
    else if (isUnauthorized) attributes[count++] = AUTHORIZATION;
    if (((MO_LOW & ~statesLow) | (MO_HIGH & ~statesHigh)) !== 0) attributes[count++] = MISSOURI;
    if (((KS_LOW & ~statesLow) | (KS_HIGH & ~statesHigh)) !== 0) attributes[count++] = KANSAS;
    return { attributes, count };
  }

  /** Jobs of the block that require any of these attributes. */
  requiringAny(block: number, { attributes, count }: MissingRequirements): number {
    const words = this.#words;
    const from = block * WORDS;
    let requiring = 0;
    for (let i = 0; i < count; i++) requiring |= words[from + (attributes[i] as number)] as number;
    return requiring;
  }

  /** Jobs of the block that name one of these specialties, or none. */
  inSpecialties(block: number, specialties: number): number {
    const words = this.#words;
    const from = block * WORDS;
    let jobs = words[from + NO_SPECIALTY] as number;
    for (let bits = specialties; bits !== 0; bits &= bits - 1) {
      jobs |= words[from + SPECIALTIES_FROM + bitOf(bits)] as number;
    }
    return jobs;
  }
}
