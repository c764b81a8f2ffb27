/**
 * The jobs of one position in blocks of 32 that lie near together, and the first pass over them: blocks out of reach are
 * left out by their box, jobs that ask for what somebody lacks by slices, jobs whose numbers they do not meet by columns.
 * What is left gets the most that its score can be.
 */
import { COMMUTE_ZERO_MILES } from '../../score/formulas.ts';
import type { Weights } from '../../types.ts';
import { popcount } from '../rows/bits.ts';
import { Boxes } from './bounding-boxes.ts';
import { JobColumns } from './job-columns.ts';
import { BLOCK_JOBS, JobSlices } from './job-bitmap-index.ts';
import { leastMiles, OVER } from '../score-bounds.ts';
import type { Promising } from '../top-k/bound-queue.ts';
import type { JobQuery } from './job-query.ts';
import type { Seeker } from './person-query.ts';

/**
 * `own`: in a specialty of the person's, or in none. `others` lack that weight, so that most of them stay below what the
 * own ones have reached, and many blocks of them need not be looked at.
 */
export type Group = 'own' | 'others';

export class JobBlocks {
  /** How many jobs it can hold. */
  readonly room: number;
  readonly columns: JobColumns;
  readonly #slices: JobSlices;
  readonly #boxes: Boxes;
  readonly #states: Int32Array;
  /** The blocks in reach of who asked last, the miles to the nearest job at least, and the jobs that are open to them. */
  readonly #visits: Int32Array;
  readonly #nearest: Float64Array;
  readonly #open: Readonly<Record<Group, Int32Array>>;
  readonly #meeting = new Int32Array(BLOCK_JOBS);
  #visitCount = 0;

  /** With room for at least so many jobs. */
  constructor(jobs: number) {
    const blocks = Math.ceil(jobs / BLOCK_JOBS);
    this.room = blocks * BLOCK_JOBS;
    this.columns = new JobColumns(this.room);
    this.#slices = new JobSlices(blocks);
    this.#boxes = new Boxes(blocks);
    this.#states = new Int32Array(blocks);
    this.#visits = new Int32Array(blocks);
    this.#nearest = new Float64Array(blocks);
    this.#open = { own: new Int32Array(blocks), others: new Int32Array(blocks) };
  }

  write(place: number, query: JobQuery): void {
    const block = Math.floor(place / BLOCK_JOBS);
    this.columns.write(place, query);
    this.#slices.write(place, query);
    this.#boxes.include(block, query.lat, query.lng);
    (this.#states[block] as number) |= query.stateBit;
  }

  vacate(place: number): void {
    this.#slices.vacate(place);
  }

  /** Holds somebody against boxes and slices, before `collect`. */
  reach(seeker: Seeker): void {
    const { isLocated, lat, lng, radius, relocates, specialties } = seeker;
    const { own, others } = this.#open;
    const cosLat = Math.max(0, seeker.cosLat);
    const lacking = this.#slices.lackedBy(seeker);
    let visits = 0;
    for (let block = 0; block < this.#states.length; block++) {
      const nearest = isLocated ? this.#boxes.leastMiles(block, lat, lng, cosLat) : Infinity;
      if (nearest > radius && (relocates & (this.#states[block] as number)) === 0) continue;
      const open = ~this.#slices.asking(block, lacking);
      if (open === 0) continue;
      const inOwn = this.#slices.inSpecialties(block, specialties);
      this.#visits[visits] = block;
      this.#nearest[visits] = nearest;
      own[visits] = open & inOwn;
      others[visits] = open & ~inOwn;
      visits++;
    }
    this.#visitCount = visits;
  }

  /**
   * Every job of the group that passes the gates and can reach `bar`, with the most that it can score. Left to be asked of
   * them are the exact distance, licenses of other states and the kept facts.
   *
   * What is computed for every job has hardly a branch, which the processor would guess wrong as often as not.
   */
  collect(seeker: Seeker, { candidate, employer }: Weights, group: Group, bar: number, promising: Promising): void {
    const { columns } = this;
    const { lat, lng, radius, relocates, certifications, skills, settings } = seeker;
    const { unasked, perMile, perOpenSetting, payFrom, paySpan, perHalfCent } = seeker;
    const cosLat = Math.max(0, seeker.cosLat);
    const zeroMiles = COMMUTE_ZERO_MILES;
    // The margin covers the other order of the sums.
    const margin = OVER;
    const always = seeker.schedule + seeker.payBase;
    const mostAway = always + candidate.setting + candidate.response + candidate.pay;
    const qAlways = seeker.qStatic + (group === 'own' ? employer.specialty : 0);
    const qMost = (qAlways + employer.skills + employer.certifications) * margin;
    const hasSettings = isAny(settings);
    const open = this.#open[group];
    const places = this.#meeting;

    promising.start(this.room);
    for (let visit = 0; visit < this.#visitCount; visit++) {
      const nearest = this.#nearest[visit] as number;
      const isNear = nearest < zeroMiles;
      const nearby = isNear ? perMile * (zeroMiles - nearest) : 0;
      if ((mostAway + nearby) * qMost < bar) continue;
      const from = (this.#visits[visit] as number) * BLOCK_JOBS;
      const meeting = columns.meeting(seeker, from, open[visit] as number, places);
      for (let i = 0; i < meeting; i++) {
        const place = places[i] as number;
        const wanted = columns.setting(place);
        let p =
          always +
          perOpenSetting * (2 * isAny(settings & wanted) + 1 - (hasSettings & isAny(wanted))) +
          columns.response(place) +
          perHalfCent * within(columns.halfCents(place) - payFrom, paySpan);
        if ((p + nearby) * qMost < bar) continue;
        if (isNear) {
          const north = Math.abs(columns.lat(place) - lat);
          const miles = leastMiles(north, Math.abs(columns.lng(place) - lng), cosLat, columns.cosLat(place));
          if (miles > radius && (relocates & columns.stateBit(place)) === 0) continue;
          if (miles < zeroMiles) p += perMile * (zeroMiles - miles);
        }
        const q =
          qAlways +
          (unasked[columns.unasked(place)] as number) +
          popcount(columns.skills(place) & skills) * columns.perSkill(place) +
          popcount(columns.preferred(place) & certifications) * columns.perPreferred(place);
        const bound = p * q * margin;
        if (bound >= bar) promising.add(place, bound);
      }
    }
  }
}

/** 1 when any bit is set, else 0. */
const isAny = (bits: number) => (bits | -bits) >>> 31;

/** The whole number held to what lies between 0 and `top`. */
function within(value: number, top: number): number {
  const above = value & ~(value >> 31);
  const over = above - top;
  return above - (over & ~(over >> 31));
}
