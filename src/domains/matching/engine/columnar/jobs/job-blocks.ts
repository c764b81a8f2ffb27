/**
 * The jobs of one position in blocks of 32 nearby jobs, and the first pass over them: bounding boxes skip blocks out
 * of reach, the bitmap index skips jobs whose requirements the person lacks, columns compare the numbers. Each
 * remaining job gets an upper bound.
 */
import { COMMUTE_ZERO_MILES } from '../../score/formulas.ts';
import type { Weights } from '../../types.ts';
import { popcount } from '../rows/bits.ts';
import { BoundingBoxes } from './bounding-boxes.ts';
import { JobColumns } from './job-columns.ts';
import { BLOCK_JOBS, JobBitmapIndex } from './job-bitmap-index.ts';
import { minMiles, ROUND_UP } from '../score-bounds.ts';
import type { BoundQueue } from '../top-k/bound-queue.ts';
import type { JobQuery } from './job-query.ts';
import type { PersonQuery } from './person-query.ts';

/**
 * `own`: in a specialty of the person's, or in none. `others` lack the specialty weight, so most fall below the
 * threshold that the first group sets.
 */
export type SpecialtyGroup = 'own' | 'others';

export class JobBlocks {
  readonly capacity: number;
  readonly columns: JobColumns;
  readonly #bitmaps: JobBitmapIndex;
  readonly #boxes: BoundingBoxes;
  readonly #states: Int32Array;
  /** Per block in reach of the last person: block number, lower bound of the distance, open jobs. */
  readonly #visits: Int32Array;
  readonly #nearest: Float64Array;
  readonly #open: Readonly<Record<SpecialtyGroup, Int32Array>>;
  readonly #passing = new Int32Array(BLOCK_JOBS);
  #visitCount = 0;

  constructor(jobs: number) {
    const blocks = Math.ceil(jobs / BLOCK_JOBS);
    this.capacity = blocks * BLOCK_JOBS;
    this.columns = new JobColumns(this.capacity);
    this.#bitmaps = new JobBitmapIndex(blocks);
    this.#boxes = new BoundingBoxes(blocks);
    this.#states = new Int32Array(blocks);
    this.#visits = new Int32Array(blocks);
    this.#nearest = new Float64Array(blocks);
    this.#open = { own: new Int32Array(blocks), others: new Int32Array(blocks) };
  }

  write(slot: number, query: JobQuery): void {
    const block = Math.floor(slot / BLOCK_JOBS);
    this.columns.write(slot, query);
    this.#bitmaps.write(slot, query);
    this.#boxes.include(block, query.lat, query.lng);
    (this.#states[block] as number) |= query.stateBit;
  }

  vacate(slot: number): void {
    this.#bitmaps.vacate(slot);
  }

  /** First step: selects blocks by bounding boxes and bitmaps. */
  filterBlocks(person: PersonQuery): void {
    const { isLocated, lat, lng, radius, relocates, specialties } = person;
    const { own, others } = this.#open;
    const cosLat = Math.max(0, person.cosLat);
    const missing = this.#bitmaps.missingFor(person);
    let visits = 0;
    for (let block = 0; block < this.#states.length; block++) {
      const nearest = isLocated ? this.#boxes.minMiles(block, lat, lng, cosLat) : Infinity;
      if (nearest > radius && (relocates & (this.#states[block] as number)) === 0) continue;
      const open = ~this.#bitmaps.requiringAny(block, missing);
      if (open === 0) continue;
      const inOwn = this.#bitmaps.inSpecialties(block, specialties);
      this.#visits[visits] = block;
      this.#nearest[visits] = nearest;
      own[visits] = open & inOwn;
      others[visits] = open & ~inOwn;
      visits++;
    }
    this.#visitCount = visits;
  }

  /**
   * Second step: queues every job of the group that can pass the gates and reach the threshold, with its upper bound.
   * Exact distance, licenses of other states and kept facts are checked later.
   *
   * The inner loop is almost branch-free, because the processor would mispredict half of the branches.
   */
  collectCandidates(
    person: PersonQuery,
    { candidate, employer }: Weights,
    group: SpecialtyGroup,
    threshold: number,
    queue: BoundQueue,
  ): void {
    const { columns } = this;
    const { lat, lng, radius, relocates, certifications, skills, settings } = person;
    const { scoreUnrequested, perMile, perOpenSetting, payStart, paySpan, perHalfCent } = person;
    const cosLat = Math.max(0, person.cosLat);
    const zeroMiles = COMMUTE_ZERO_MILES;
    // Covers the different order of summation.
    const margin = ROUND_UP;
    const candidateBase = person.scheduleScore + person.payBase;
    const farCandidateMax = candidateBase + candidate.setting + candidate.response + candidate.pay;
    const employerBase = person.employerBase + (group === 'own' ? employer.specialty : 0);
    const employerMax = (employerBase + employer.skills + employer.certifications) * margin;
    const hasSettings = isAny(settings);
    const open = this.#open[group];
    const slots = this.#passing;

    queue.reset(this.capacity);
    for (let visit = 0; visit < this.#visitCount; visit++) {
      const nearest = this.#nearest[visit] as number;
      const isNear = nearest < zeroMiles;
      const commuteMax = isNear ? perMile * (zeroMiles - nearest) : 0;
      if ((farCandidateMax + commuteMax) * employerMax < threshold) continue;
      const from = (this.#visits[visit] as number) * BLOCK_JOBS;
      const passing = columns.filterByNumbers(person, from, open[visit] as number, slots);
      for (let i = 0; i < passing; i++) {
        const slot = slots[i] as number;
        const wanted = columns.setting(slot);
        let candidateBound =
          candidateBase +
          perOpenSetting * (2 * isAny(settings & wanted) + 1 - (hasSettings & isAny(wanted))) +
          columns.response(slot) +
          perHalfCent * within(columns.halfCents(slot) - payStart, paySpan);
        if ((candidateBound + commuteMax) * employerMax < threshold) continue;
        if (isNear) {
          const north = Math.abs(columns.lat(slot) - lat);
          const miles = minMiles(north, Math.abs(columns.lng(slot) - lng), cosLat, columns.cosLat(slot));
          if (miles > radius && (relocates & columns.stateBit(slot)) === 0) continue;
          if (miles < zeroMiles) candidateBound += perMile * (zeroMiles - miles);
        }
        const employerBound =
          employerBase +
          (scoreUnrequested[columns.unrequested(slot)] as number) +
          popcount(columns.skills(slot) & skills) * columns.perSkill(slot) +
          popcount(columns.preferred(slot) & certifications) * columns.perPreferred(slot);
        const bound = candidateBound * employerBound * margin;
        if (bound >= threshold) queue.add(slot, bound);
      }
    }
  }
}

const isAny = (bits: number) => (bits | -bits) >>> 31;

/** Clamps an integer to 0 … `top`. */
function within(value: number, top: number): number {
  const above = value & ~(value >> 31);
  const over = above - top;
  return above - (over & ~(over >> 31));
}
