/**
 * The jobs of one position as packed numbers: 32 bytes that the gates compare, 32 of places and masks for the score,
 * and the fractions of it. A person is held against them in a straight line, without touching an object.
 */
import { EMPLOYMENT_TYPES, SHIFTS, SHIFT_PATTERNS } from '#shared/kernel/vocabulary.ts';
import { FLAG, type Rows } from './rows.ts';
import type { JobQuery } from './query.ts';

/** In `gates`: masks of what nobody may lack, then the numbers that people's own are held against. */
export const NEEDS = 0;
export const REQUIRED = 1;
export const STATES_LOW = 2;
export const STATES_HIGH = 3;
export const TOP_RATE = 4;
export const TENTHS = 5;
export const WORK_DAY = 6;
export const STATE = 7;

/** In `scores`. */
export const LAT = 0;
export const LNG = 1;
export const SETTING = 2;
export const SPECIALTY = 3;
export const SKILLS = 4;
export const SKILL_COUNT = 5;
export const PREFERRED = 6;
export const PREFERRED_COUNT = 7;

/** In `fractions`: of q what everybody has, since the job does not ask for it, and what each thing that it asks for adds. */
export const COS_LAT = 0;
export const RESPONSE = 1;
export const RATE = 2;
export const UNASKED = 3;
export const PER_SPECIALTY = 4;
export const PER_SKILL = 5;
export const PER_PREFERRED = 6;

export const GATES = 8;
export const SCORES = 8;
export const FRACTIONS = 7;

/** Bits of `NEEDS` above those of the wishes. */
const WISHES = SHIFTS.length + SHIFT_PATTERNS.length + EMPLOYMENT_TYPES.length;
const CLOSED = 1 << WISHES;
const NO_SPONSOR = CLOSED << 1;
const AUTHORIZATION = CLOSED << 2;

export class JobColumns {
  gates = new Int32Array(0);
  scores = new Int32Array(0);
  fractions = new Float64Array(0);

  write(place: number, query: JobQuery): void {
    if ((place + 1) * GATES > this.gates.length) this.#grow(Math.max(64, place * 2));
    let needs = query.wish;
    if (!query.isOpen) needs |= CLOSED;
    if (!query.sponsors) needs |= NO_SPONSOR;
    if (query.needsAuthorization) needs |= AUTHORIZATION;
    const { required, statesLow, statesHigh, topRate, tenths, workDay, stateBit } = query;
    this.gates.set([needs, required, statesLow, statesHigh, topRate, tenths, workDay, stateBit], place * GATES);
    const { lat, lng, setting, specialty, skills, skillCount, preferred, preferredCount } = query;
    this.scores.set([lat, lng, setting, specialty, skills, skillCount, preferred, preferredCount], place * SCORES);
    const { cosLat, response, rate, unasked, perSpecialty, perSkill, perPreferred } = query;
    this.fractions.set([cosLat, response, rate, unasked, perSpecialty, perSkill, perPreferred], place * FRACTIONS);
  }

  /**
   * Writes the places from `from` to `end` whose gates the row passes to the head of `places` and answers how many they
   * are. Without a branch, which the processor would guess wrong for every other job: each place is written, and kept
   * when no mask and no sign of a difference speaks against it.
   */
  passing(asking: Asking, from: number, end: number, places: Int32Array): number {
    const { gates } = this;
    const { needs, certifications, statesLow, statesHigh, floor, tenths, earliest } = asking;
    let passing = 0;
    for (let place = from; place < end; place++) {
      const at = place * GATES;
      const lacking =
        ((gates[at + NEEDS] as number) & needs) |
        ((gates[at + REQUIRED] as number) & certifications) |
        ((gates[at + STATES_LOW] as number) & statesLow) |
        ((gates[at + STATES_HIGH] as number) & statesHigh);
      const short =
        ((gates[at + TOP_RATE] as number) - floor) |
        (tenths - (gates[at + TENTHS] as number)) |
        ((gates[at + WORK_DAY] as number) - earliest);
      places[passing] = place;
      passing += ((lacking | -lacking | short) >>> 31) ^ 1;
    }
    return passing;
  }

  #grow(jobs: number): void {
    const [gates, scores, fractions] = [this.gates, this.scores, this.fractions];
    this.gates = new Int32Array(jobs * GATES);
    this.gates.set(gates);
    this.scores = new Int32Array(jobs * SCORES);
    this.scores.set(scores);
    this.fractions = new Float64Array(jobs * FRACTIONS);
    this.fractions.set(fractions);
  }
}

/** Of a row: the masks of what it lacks, and the numbers that a job's own are held against. */
export interface Asking {
  readonly needs: number;
  readonly certifications: number;
  readonly statesLow: number;
  readonly statesHigh: number;
  readonly floor: number;
  readonly tenths: number;
  readonly earliest: number;
}

export const askingOf = (rows: Rows, row: number): Asking => ({
  needs: lackingNeeds(rows, row),
  certifications: ~rows.certifications(row),
  statesLow: ~rows.statesLow(row),
  statesHigh: ~rows.statesHigh(row),
  floor: rows.floor(row),
  tenths: rows.tenths(row),
  earliest: rows.earliest(row),
});

/** What of `NEEDS` a row lacks: a wish it did not name, a job that is closed, a sponsor or an authorization. */
function lackingNeeds(rows: Rows, row: number): number {
  const flags = rows.flags(row);
  const lacking = ((CLOSED - 1) & ~rows.wishes(row)) | CLOSED;
  if (flags & FLAG.needsSponsorship) return lacking | NO_SPONSOR;
  return flags & FLAG.notAuthorized ? lacking | AUTHORIZATION : lacking;
}
