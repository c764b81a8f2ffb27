/**
 * What is true of every row of a group (a block of 128 rows, or a region of several blocks): a bounding box,
 * the union of its bits, the largest years, the smallest floor and so on. From it follows an upper bound of p·q
 * over the whole group for a job, or that no row of it can be eligible.
 *
 * Bounds only ever widen when a row is added, and a removed row leaves them as they are: still true, less sharp.
 */
import { COMMUTE_ZERO_MILES, payLowCents, shareValue } from '../formulas.ts';
import type { Weights } from '../types.ts';
import { popcount } from './bits.ts';
import { Boxes } from './boxes.ts';
import { OVER } from './margins.ts';
import { FLAG, type Rows } from './rows.ts';
import type { JobQuery } from './query.ts';

const EVERYWHERE_RADIUS = 65_535;

const f64 = (n: number, fill: number) => new Float64Array(n).fill(fill);
const i32 = (n: number, fill: number) => new Int32Array(n).fill(fill);

export class Bounds {
  readonly #boxes: Boxes;
  readonly #statesLow: Int32Array;
  readonly #statesHigh: Int32Array;
  readonly #certifications: Int32Array;
  readonly #skills: Int32Array;
  readonly #specialties: Int32Array;
  readonly #settings: Int32Array;
  readonly #wishes: Int32Array;
  readonly #relocates: Int32Array;
  readonly #flags: Int32Array;
  readonly #minFloor: Int32Array;
  readonly #minPayLow: Int32Array;
  readonly #minPayHigh: Int32Array;
  readonly #minEarliest: Int32Array;
  readonly #maxRadius: Int32Array;
  readonly #maxTenths: Int32Array;
  readonly #maxSchedule: Float64Array;
  readonly #maxStatic: Float64Array;

  /** Of the group last asked about: the most that p and q can be. */
  candidate = 0;
  employer = 0;

  /** Of the same group: the most that the commute can add to p. */
  commute = 0;

  constructor(groups: number) {
    const none = 0x7fff_ffff;
    this.#boxes = new Boxes(groups);
    this.#statesLow = i32(groups, 0);
    this.#statesHigh = i32(groups, 0);
    this.#certifications = i32(groups, 0);
    this.#skills = i32(groups, 0);
    this.#specialties = i32(groups, 0);
    this.#settings = i32(groups, 0);
    this.#wishes = i32(groups, 0);
    this.#relocates = i32(groups, 0);
    this.#flags = i32(groups, 0);
    this.#minFloor = i32(groups, none);
    this.#minPayLow = i32(groups, none);
    this.#minPayHigh = i32(groups, none);
    this.#minEarliest = i32(groups, none);
    this.#maxRadius = i32(groups, -1);
    this.#maxTenths = i32(groups, -1);
    this.#maxSchedule = f64(groups, 0);
    this.#maxStatic = f64(groups, 0);
  }

  include(group: number, rows: Rows, row: number, schedule: Float64Array): void {
    const flags = rows.flags(row);
    if (flags & FLAG.located) {
      this.#boxes.include(group, rows.lat(row), rows.lng(row));
      this.#maxRadius[group] = Math.max(this.#maxRadius[group] as number, rows.radius(row));
    }
    (this.#statesLow[group] as number) |= rows.statesLow(row);
    (this.#statesHigh[group] as number) |= rows.statesHigh(row);
    (this.#certifications[group] as number) |= rows.certifications(row);
    (this.#skills[group] as number) |= rows.skills(row);
    (this.#specialties[group] as number) |= rows.specialties(row);
    const settings = rows.settings(row);
    (this.#settings[group] as number) |= settings === 0 ? 1 << 30 : settings;
    (this.#wishes[group] as number) |= rows.wishes(row);
    (this.#relocates[group] as number) |= rows.relocates(row);
    (this.#flags[group] as number) |= flags;
    const floor = rows.floor(row);
    const high = rows.payHigh(row);
    this.#minFloor[group] = Math.min(this.#minFloor[group] as number, floor);
    this.#minPayHigh[group] = Math.min(this.#minPayHigh[group] as number, high);
    this.#minPayLow[group] = Math.min(this.#minPayLow[group] as number, payLowCents(floor, high));
    this.#minEarliest[group] = Math.min(this.#minEarliest[group] as number, rows.earliest(row));
    this.#maxTenths[group] = Math.max(this.#maxTenths[group] as number, rows.tenths(row));
    this.#maxSchedule[group] = Math.max(this.#maxSchedule[group] as number, schedule[rows.schedule(row)] as number);
    this.#maxStatic[group] = Math.max(this.#maxStatic[group] as number, rows.qStatic(row));
  }

  /** The most that any row of the group can score with this job, or −1 when none of them can be eligible. */
  best(group: number, query: JobQuery, weights: Weights): number {
    if (((this.#flags[group] as number) & FLAG.open) === 0) return -1;
    if (((this.#wishes[group] as number) & query.wish) !== query.wish) return -1;
    if ((query.statesLow & ~(this.#statesLow[group] as number)) !== 0) return -1;
    if ((query.statesHigh & ~(this.#statesHigh[group] as number)) !== 0) return -1;
    if ((query.required & ~(this.#certifications[group] as number)) !== 0) return -1;
    if ((this.#minFloor[group] as number) > query.topRate) return -1;
    if ((this.#maxTenths[group] as number) < query.tenths) return -1;
    if ((this.#minEarliest[group] as number) > query.workDay) return -1;
    const someoneMoves = ((this.#relocates[group] as number) & query.stateBit) !== 0;
    const located = (this.#maxRadius[group] as number) >= 0;
    const miles = located
      ? this.#boxes.leastMiles(group, query.lat, query.lng, query.cosLat)
      : Number.POSITIVE_INFINITY;
    const radius = this.#maxRadius[group] as number;
    if (!someoneMoves && miles > (radius === EVERYWHERE_RADIUS ? Number.MAX_VALUE : radius)) return -1;
    return this.#scoreBound(group, query, weights, miles);
  }

  #scoreBound(group: number, query: JobQuery, weights: Weights, miles: number): number {
    const w = weights.candidate;
    const setting = this.hasSetting(group, query) ? 1 : 0.5;
    const commute = miles >= COMMUTE_ZERO_MILES ? 0 : 1 - miles / COMMUTE_ZERO_MILES;
    const p =
      (this.#maxSchedule[group] as number) +
      w.setting * setting +
      query.response +
      w.commute * commute +
      w.pay * this.#payBound(group, query.rate);
    const v = weights.employer;
    const specialty = query.specialty === 0 || this.hasSpecialty(group, query) ? 1 : 0;
    const skills = shareValue(this.skillsOf(group, query), query.skillCount);
    const preferred = shareValue(this.preferredOf(group, query), query.preferredCount);
    const q =
      (this.#maxStatic[group] as number) + v.specialty * specialty + v.skills * skills + v.certifications * preferred;
    this.commute = w.commute * commute;
    this.candidate = p;
    this.employer = q;
    return p * q * OVER;
  }

  /** Some row works in the job's specialty. */
  hasSpecialty(group: number, query: JobQuery): boolean {
    return ((this.#specialties[group] as number) & query.specialty) !== 0;
  }

  /** Some row asked for the job's setting. */
  hasSetting(group: number, query: JobQuery): boolean {
    return ((this.#settings[group] as number) & query.setting) !== 0;
  }

  /** How many of the job's skills the rows have between them: none of them has more. */
  skillsOf(group: number, query: JobQuery): number {
    return popcount((this.#skills[group] as number) & query.skills);
  }

  /** The same of the certifications that the job prefers. */
  preferredOf(group: number, query: JobQuery): number {
    return popcount((this.#certifications[group] as number) & query.preferred);
  }

  /** The pay feature falls when either end of a person's scale rises: the lowest ends bound it. */
  #payBound(group: number, rate: number): number {
    const high = this.#minPayHigh[group] as number;
    const low = this.#minPayLow[group] as number;
    if (rate >= high) return 1;
    // Some row may have stated neither floor nor target, in which case `high` is 0 and the line above answered.
    const value = (rate - low) / (high - low);
    return Math.max(value, 0);
  }
}
