/**
 * What is true of every row of a group (a block of 128 rows, or a region of several blocks): a bounding box,
 * the union of its bits, the largest years, the smallest floor and so on. From it follows the most that p and q can be
 * for a job, but for the setting and for what the employer asks for by name, or that no row of it can be eligible.
 * A group's numbers lie side by side in 64 bytes, one line of the processor's cache.
 *
 * Bounds only ever widen when a row is added, and a removed row leaves them as they are: still true, less sharp.
 */
import { unitsToRadians } from '../../distance.ts';
import { COMMUTE_ZERO_MILES, payLowCents } from '../../score/formulas.ts';
import type { Weights } from '../../types.ts';
import { leastMiles } from '../score-bounds.ts';
import { FLAG } from '../rows/row-codes.ts';
import type { Rows } from '../rows/rows.ts';
import type { JobQuery } from '../jobs/job-query.ts';

const MIN_LAT = 0;
const MAX_LAT = 1;
const MIN_LNG = 2;
const MAX_LNG = 3;
const MIN_COS = 4;
const CERTIFICATIONS = 5;
const STATES_LOW = 6;
const STATES_HIGH = 7;
/** Wishes, and above them the states that somebody would move to, whether anybody is open, and comes from far away. */
const WISHES = 8;
const MIN_FLOOR = 9;
const MIN_PAY_HIGH = 10;
const MIN_PAY_LOW = 11;
const MIN_EARLIEST = 12;
const MAX_RADIUS = 13;
const MAX_TENTHS = 14;
/** Two fractions, rounded up: the weighted schedule feature, and the part of q that no job changes. */
const MAX_SCHEDULE_STATIC = 15;
const FIELDS = 16;

/** Of those whom no distance keeps out, who is looked for: all, or those who live near the job, or the others. */
export type Boundless = 'all' | 'near' | 'away';

const MOVES = 16;
const OPEN = 1 << 24;
const FROM_FAR = 1 << 25;
const COS_SCALE = 2 ** 30;
const FRACTION = 65_535;
const NONE = 0x7fff_ffff;

const EMPTY: readonly number[] = [NONE, -NONE, NONE, -NONE, COS_SCALE, 0, 0, 0, 0, NONE, NONE, NONE, NONE, -1, -1, 0];

const roundedUp = (value: number) => Math.min(FRACTION, Math.ceil(value * FRACTION));

export class Bounds {
  readonly #of: Int32Array;

  /** Of the group last asked about: the most that p can be without the setting, and what the job does not change of q. */
  candidate = 0;
  employer = 0;

  constructor(groups: number) {
    this.#of = new Int32Array(groups * FIELDS);
    for (let at = 0; at < this.#of.length; at += FIELDS) this.#of.set(EMPTY, at);
  }

  get bytes(): number {
    return this.#of.byteLength;
  }

  /** The same with room for more. */
  grown(groups: number): Bounds {
    const bounds = new Bounds(groups);
    bounds.#of.set(this.#of);
    return bounds;
  }

  include(group: number, rows: Rows, row: number, schedule: Float64Array): void {
    const of = this.#of;
    const at = group * FIELDS;
    const least = (field: number, value: number) => {
      if (value < (of[at + field] as number)) of[at + field] = value;
    };
    const most = (field: number, value: number) => {
      if (value > (of[at + field] as number)) of[at + field] = value;
    };
    const flags = rows.flags(row);
    const radius = rows.radius(row);
    const isBoundless = rows.briefs.isBoundless(row);
    if (flags & FLAG.located) {
      const lat = rows.lat(row);
      least(MIN_LAT, lat);
      most(MAX_LAT, lat);
      least(MIN_LNG, rows.lng(row));
      most(MAX_LNG, rows.lng(row));
      least(MIN_COS, Math.max(0, Math.floor(Math.cos(unitsToRadians(lat)) * COS_SCALE)));
      most(MAX_RADIUS, isBoundless ? Math.min(radius, COMMUTE_ZERO_MILES) : radius);
    }
    (of[at + CERTIFICATIONS] as number) |= rows.certifications(row);
    (of[at + STATES_LOW] as number) |= rows.statesLow(row);
    (of[at + STATES_HIGH] as number) |= rows.statesHigh(row);
    const open = flags & FLAG.open ? OPEN : 0;
    const fromFar = isBoundless && flags & FLAG.located && radius > COMMUTE_ZERO_MILES ? FROM_FAR : 0;
    (of[at + WISHES] as number) |= rows.wishes(row) | (rows.relocates(row) << MOVES) | open | fromFar;
    const floor = rows.floor(row);
    const high = rows.payHigh(row);
    least(MIN_FLOOR, floor);
    least(MIN_PAY_HIGH, high);
    least(MIN_PAY_LOW, payLowCents(floor, high));
    least(MIN_EARLIEST, rows.earliest(row));
    most(MAX_TENTHS, rows.tenths(row));
    const fractions = of[at + MAX_SCHEDULE_STATIC] as number;
    const ofSchedule = Math.max(fractions >>> 16, roundedUp(schedule[rows.schedule(row)] as number));
    const ofStatic = Math.max(fractions & 0xffff, roundedUp(rows.qStatic(row)));
    of[at + MAX_SCHEDULE_STATIC] = (ofSchedule << 16) | ofStatic;
  }

  /** Reads something of a group, so that what comes next finds it near. */
  touch(group: number): number {
    return this.#of[group * FIELDS] as number;
  }

  /** No place of the group has a smaller cosine of its latitude. */
  leastCos(group: number): number {
    return (this.#of[group * FIELDS + MIN_COS] as number) / COS_SCALE;
  }

  /**
   * Whether any row of the group can be eligible, of the boundless only who is looked for there; if so, `candidate` and
   * `employer` are its bounds.
   */
  reach(group: number, query: JobQuery, weights: Weights, boundless: Boundless): boolean {
    const of = this.#of;
    const at = group * FIELDS;
    const wishes = of[at + WISHES] as number;
    const lacking =
      ((query.wish | OPEN) & ~wishes) |
      (query.statesLow & ~(of[at + STATES_LOW] as number)) |
      (query.statesHigh & ~(of[at + STATES_HIGH] as number)) |
      (query.required & ~(of[at + CERTIFICATIONS] as number));
    if (lacking !== 0 || (of[at + MIN_FLOOR] as number) > query.topRate) return false;
    if ((of[at + MAX_TENTHS] as number) < query.tenths || (of[at + MIN_EARLIEST] as number) > query.workDay)
      return false;
    const radius = of[at + MAX_RADIUS] as number;
    const miles = radius < 0 || boundless === 'away' ? Infinity : this.#leastMiles(at, query);
    if (miles > radius) {
      if ((wishes & ((query.stateBit << MOVES) | FROM_FAR)) === 0) return false;
      if (boundless === 'near' && this.#isOutside(at, query)) return false;
    }

    const commute = weights.candidate.commute * (miles >= COMMUTE_ZERO_MILES ? 0 : 1 - miles / COMMUTE_ZERO_MILES);
    const fractions = of[at + MAX_SCHEDULE_STATIC] as number;
    this.candidate =
      (fractions >>> 16) / FRACTION + query.response + commute + weights.candidate.pay * this.#payBound(at, query.rate);
    this.employer = (fractions & 0xffff) / FRACTION;
    return true;
  }

  #north(at: number, lat: number): number {
    return Math.max(0, (this.#of[at + MIN_LAT] as number) - lat, lat - (this.#of[at + MAX_LAT] as number));
  }

  #east(at: number, lng: number): number {
    return Math.max(0, (this.#of[at + MIN_LNG] as number) - lng, lng - (this.#of[at + MAX_LNG] as number));
  }

  #leastMiles(at: number, { lat, lng, cosLat }: JobQuery): number {
    return leastMiles(
      this.#north(at, lat),
      this.#east(at, lng),
      cosLat,
      (this.#of[at + MIN_COS] as number) / COS_SCALE,
    );
  }

  /** Whether all homes of the group lie outside the job's vicinity. */
  #isOutside(at: number, { lat, lng, vicinity }: JobQuery): boolean {
    const farthest = Math.max((this.#of[at + MAX_LNG] as number) - lng, lng - (this.#of[at + MIN_LNG] as number));
    return vicinity.excludes(this.#north(at, lat), this.#east(at, lng), farthest);
  }

  /** The pay feature falls when either end of a person's scale rises: the lowest ends bound it. */
  #payBound(at: number, rate: number): number {
    const high = this.#of[at + MIN_PAY_HIGH] as number;
    const low = this.#of[at + MIN_PAY_LOW] as number;
    if (rate >= high) return 1;
    // Some row may have stated neither floor nor target, in which case `high` is 0 and the line above answered.
    return Math.max((rate - low) / (high - low), 0);
  }
}
