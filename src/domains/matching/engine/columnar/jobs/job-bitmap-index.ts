/**
 * What nobody may lack for a job, and its specialty, turned on their side: for each such thing one word for every block
 * of 32 jobs, with the bits of those that ask for it. The jobs of a block that are closed to somebody are then the OR of
 * the words of what they lack, a dozen for most people.
 */
import { CERTIFICATION_IDS, EMPLOYMENT_TYPES, SHIFTS, SHIFT_PATTERNS, SPECIALTY_IDS } from '#kernel/vocabulary.ts';
import { bitOf, stateMasks } from '../rows/bits.ts';
import type { JobQuery } from './job-query.ts';
import type { Seeker } from './person-query.ts';

export const BLOCK_JOBS = 32;

const WISHES = SHIFTS.length + SHIFT_PATTERNS.length + EMPLOYMENT_TYPES.length;
const CERTIFICATIONS_FROM = WISHES;
/** Of every place without an open job. */
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

/** Things that somebody lacks, by number; `count` of them. */
interface Lacking {
  readonly things: Int32Array;
  readonly count: number;
}

export class JobSlices {
  readonly #words: Int32Array;
  readonly #lacking = new Int32Array(WORDS);

  constructor(blocks: number) {
    this.#words = new Int32Array(blocks * WORDS);
    for (let block = 0; block < blocks; block++) this.#words[block * WORDS + CLOSED] = -1;
  }

  #set(place: number, thing: number, isAsked: boolean): void {
    const word = Math.floor(place / BLOCK_JOBS) * WORDS + thing;
    const bit = 1 << (place % BLOCK_JOBS);
    const others = (this.#words[word] as number) & ~bit;
    this.#words[word] = isAsked ? others | bit : others;
  }

  /** The bits of a mask of so many things from that number on. */
  #setAll(place: number, mask: number, from: number, count: number): void {
    for (let i = 0; i < count; i++) this.#set(place, from + i, ((mask >>> i) & 1) !== 0);
  }

  write(place: number, query: JobQuery): void {
    const { statesLow, statesHigh } = query;
    this.#setAll(place, query.wish, 0, WISHES);
    this.#setAll(place, query.required, CERTIFICATIONS_FROM, CERTIFICATION_IDS.length);
    this.#set(place, CLOSED, !query.isOpen);
    this.#set(place, NO_SPONSOR, !query.sponsors);
    this.#set(place, AUTHORIZATION, query.needsAuthorization);
    this.#set(place, MISSOURI, (statesLow & MO_LOW) !== 0 || (statesHigh & MO_HIGH) !== 0);
    this.#set(place, KANSAS, (statesLow & KS_LOW) !== 0 || (statesHigh & KS_HIGH) !== 0);
    this.#setAll(place, query.specialty, SPECIALTIES_FROM, SPECIALTY_IDS.length);
    this.#set(place, NO_SPECIALTY, query.specialty === 0);
  }

  vacate(place: number): void {
    this.#set(place, CLOSED, true);
  }

  /** What somebody lacks, until the next one is asked for. */
  lackedBy({ wishes, certifications, statesLow, statesHigh, needsSponsor, isUnauthorized }: Seeker): Lacking {
    const things = this.#lacking;
    let count = 0;
    things[count++] = CLOSED;
    for (let i = 0; i < WISHES; i++) if (((wishes >>> i) & 1) === 0) things[count++] = i;
    for (let i = 0; i < CERTIFICATION_IDS.length; i++) {
      if (((certifications >>> i) & 1) === 0) things[count++] = CERTIFICATIONS_FROM + i;
    }
    if (needsSponsor) things[count++] = NO_SPONSOR;
    else if (isUnauthorized) things[count++] = AUTHORIZATION;
    if (((MO_LOW & ~statesLow) | (MO_HIGH & ~statesHigh)) !== 0) things[count++] = MISSOURI;
    if (((KS_LOW & ~statesLow) | (KS_HIGH & ~statesHigh)) !== 0) things[count++] = KANSAS;
    return { things, count };
  }

  /** The jobs of a block that ask for any of these things. */
  asking(block: number, { things, count }: Lacking): number {
    const words = this.#words;
    const from = block * WORDS;
    let asking = 0;
    for (let i = 0; i < count; i++) asking |= words[from + (things[i] as number)] as number;
    return asking;
  }

  /** The jobs of a block that name one of these specialties, or none. */
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
