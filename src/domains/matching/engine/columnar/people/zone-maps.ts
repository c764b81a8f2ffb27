/**
 * Zone maps: a summary of every row in a group (a block of 128 rows or a region of 16 blocks), with bounding box,
 * union of bit masks, minima and maxima. They yield upper bounds for both side scores (without the setting and the
 * features the job names) and tell when no row of the group can be eligible.
 *
 * A group takes 64 bytes, one cache line. Adding a row only widens its summary; removing a row leaves it unchanged:
 * still valid, less tight. Idea: small materialized aggregates (Moerkotte, VLDB 1998), known as zone maps.
 */
import { unitsToRadians } from '../../distance.ts';
import { COMMUTE_ZERO_MILES, payLowCents } from '../../score/formulas.ts';
import type { Weights } from '../../types.ts';
import { minMiles } from '../score-bounds.ts';
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
/** Schedule mask; above it the states people would move to, and whether anyone is open or mobile. */
const SCHEDULES = 8;
const MIN_FLOOR = 9;
const MIN_PAY_HIGH = 10;
const MIN_PAY_LOW = 11;
const MIN_EARLIEST = 12;
const MAX_RADIUS = 13;
const MAX_TENTHS = 14;
/** Two fractions, rounded up: the weighted schedule feature and the part of the employer score that no job changes. */
const MAX_SCHEDULE_AND_BASE = 15;
const FIELDS = 16;

/**
 * Which mobile people (no distance limit) an index returns: all, those inside the job's commute box, or those outside.
 */
export type MobileScope = 'all' | 'near' | 'far';

const RELOCATION_SHIFT = 16;
const OPEN = 1 << 24;
const HAS_MOBILE = 1 << 25;
const COS_SCALE = 2 ** 30;
const FRACTION_SCALE = 65_535;
const NONE = 0x7fff_ffff;

const EMPTY: readonly number[] = [NONE, -NONE, NONE, -NONE, COS_SCALE, 0, 0, 0, 0, NONE, NONE, NONE, NONE, -1, -1, 0];

const roundedUp = (value: number) => Math.min(FRACTION_SCALE, Math.ceil(value * FRACTION_SCALE));

export class ZoneMaps {
  readonly #data: Int32Array;

  /**
   * Upper bounds of the last group passed to `mayMatch`: candidate score without the setting, employer score without
   * the job's features.
   */
  candidateBound = 0;
  employerBound = 0;

  constructor(groups: number) {
    this.#data = new Int32Array(groups * FIELDS);
    for (let at = 0; at < this.#data.length; at += FIELDS) this.#data.set(EMPTY, at);
  }

  get bytes(): number {
    return this.#data.byteLength;
  }

  grown(groups: number): ZoneMaps {
    const grown = new ZoneMaps(groups);
    grown.#data.set(this.#data);
    return grown;
  }

  include(group: number, rows: Rows, row: number, schedule: Float64Array): void {
    const data = this.#data;
    const at = group * FIELDS;
    const lower = (field: number, value: number) => {
      if (value < (data[at + field] as number)) data[at + field] = value;
    };
    const raise = (field: number, value: number) => {
      if (value > (data[at + field] as number)) data[at + field] = value;
    };
    const flags = rows.flags(row);
    const radius = rows.radius(row);
    const isMobile = rows.summaries.isMobile(row);
    if (flags & FLAG.located) {
      const lat = rows.lat(row);
      lower(MIN_LAT, lat);
      raise(MAX_LAT, lat);
      lower(MIN_LNG, rows.lng(row));
      raise(MAX_LNG, rows.lng(row));
      lower(MIN_COS, Math.max(0, Math.floor(Math.cos(unitsToRadians(lat)) * COS_SCALE)));
      raise(MAX_RADIUS, isMobile ? Math.min(radius, COMMUTE_ZERO_MILES) : radius);
    }
    (data[at + CERTIFICATIONS] as number) |= rows.certifications(row);
    (data[at + STATES_LOW] as number) |= rows.statesLow(row);
    (data[at + STATES_HIGH] as number) |= rows.statesHigh(row);
    const open = flags & FLAG.open ? OPEN : 0;
    const mobile = isMobile && flags & FLAG.located && radius > COMMUTE_ZERO_MILES ? HAS_MOBILE : 0;
    (data[at + SCHEDULES] as number) |= rows.schedules(row) | (rows.relocates(row) << RELOCATION_SHIFT) | open | mobile;
    const floor = rows.floor(row);
    const high = rows.payHigh(row);
    lower(MIN_FLOOR, floor);
    lower(MIN_PAY_HIGH, high);
    lower(MIN_PAY_LOW, payLowCents(floor, high));
    lower(MIN_EARLIEST, rows.earliest(row));
    raise(MAX_TENTHS, rows.tenths(row));
    const fractions = data[at + MAX_SCHEDULE_AND_BASE] as number;
    const maxSchedule = Math.max(fractions >>> 16, roundedUp(schedule[rows.scheduleCode(row)] as number));
    const maxBase = Math.max(fractions & 0xffff, roundedUp(rows.employerBase(row)));
    data[at + MAX_SCHEDULE_AND_BASE] = (maxSchedule << 16) | maxBase;
  }

  /** Touches the group's cache line so that later reads hit. */
  prefetch(group: number): number {
    return this.#data[group * FIELDS] as number;
  }

  /** Lower bound of the cosines of the group's latitudes. */
  minCos(group: number): number {
    return (this.#data[group * FIELDS + MIN_COS] as number) / COS_SCALE;
  }

  /**
   * Whether any row of the group can be eligible (mobile people only as far as `mobileScope` covers them). If so,
   * `candidateBound` and `employerBound` hold its upper bounds.
   */
  mayMatch(group: number, query: JobQuery, weights: Weights, mobileScope: MobileScope): boolean {
    const data = this.#data;
    const at = group * FIELDS;
    const schedules = data[at + SCHEDULES] as number;
    const missing =
      ((query.schedule | OPEN) & ~schedules) |
      (query.statesLow & ~(data[at + STATES_LOW] as number)) |
      (query.statesHigh & ~(data[at + STATES_HIGH] as number)) |
      (query.required & ~(data[at + CERTIFICATIONS] as number));
    if (missing !== 0 || (data[at + MIN_FLOOR] as number) > query.topRate) return false;
    if ((data[at + MAX_TENTHS] as number) < query.tenths || (data[at + MIN_EARLIEST] as number) > query.workDay)
      return false;
    const radius = data[at + MAX_RADIUS] as number;
    const miles = radius < 0 || mobileScope === 'far' ? Infinity : this.#minMiles(at, query);
    if (miles > radius) {
      if ((schedules & ((query.stateBit << RELOCATION_SHIFT) | HAS_MOBILE)) === 0) return false;
      if (mobileScope === 'near' && this.#isOutsideCommute(at, query)) return false;
    }

    const commute = weights.candidate.commute * (miles >= COMMUTE_ZERO_MILES ? 0 : 1 - miles / COMMUTE_ZERO_MILES);
    const fractions = data[at + MAX_SCHEDULE_AND_BASE] as number;
    this.candidateBound =
      (fractions >>> 16) / FRACTION_SCALE +
      query.response +
      commute +
      weights.candidate.pay * this.#payBound(at, query.rate);
    this.employerBound = (fractions & 0xffff) / FRACTION_SCALE;
    return true;
  }

  #north(at: number, lat: number): number {
    return Math.max(0, (this.#data[at + MIN_LAT] as number) - lat, lat - (this.#data[at + MAX_LAT] as number));
  }

  #east(at: number, lng: number): number {
    return Math.max(0, (this.#data[at + MIN_LNG] as number) - lng, lng - (this.#data[at + MAX_LNG] as number));
  }

  #minMiles(at: number, { lat, lng, cosLat }: JobQuery): number {
    return minMiles(
      this.#north(at, lat),
      this.#east(at, lng),
      cosLat,
      (this.#data[at + MIN_COS] as number) / COS_SCALE,
    );
  }

  /** Whether every home of the group lies outside the job's commute box. */
  #isOutsideCommute(at: number, { lat, lng, commuteBox }: JobQuery): boolean {
    const farthest = Math.max((this.#data[at + MAX_LNG] as number) - lng, lng - (this.#data[at + MIN_LNG] as number));
    return commuteBox.excludes(this.#north(at, lat), this.#east(at, lng), farthest);
  }

  /** The pay feature falls as either end of a pay scale rises, so the lowest ends bound it. */
  #payBound(at: number, rate: number): number {
    const high = this.#data[at + MIN_PAY_HIGH] as number;
    const low = this.#data[at + MIN_PAY_LOW] as number;
    if (rate >= high) return 1;
    // A row without floor or target has `high` 0, which the line above covers.
    return Math.max((rate - low) / (high - low), 0);
  }
}
