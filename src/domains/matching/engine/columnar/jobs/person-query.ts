/**
 * The person whose jobs are searched: what bounding boxes, bounds and scores need from their row, read once per
 * search. The object is reused.
 */
import { milesFromDifference, unitsToRadians } from '../../distance.ts';
import { COMMUTE_ZERO_MILES, OPEN_PREFERENCE, payLowCents } from '../../score/formulas.ts';
import { minMiles } from '../score-bounds.ts';
import { FLAG, NO_RADIUS } from '../rows/row-codes.ts';
import type { ScanContext } from '../scan.ts';

export class PersonQuery {
  /** May be shown to employers. */
  isOpen = false;
  isLocated = false;
  needsSponsorship = false;
  isUnauthorized = false;
  /** Some gates need the kept facts. */
  hasKeptFacts = false;
  lat = 0;
  lng = 0;
  cosLat = 0;
  /** Miles; Infinity without a limit, -1 without a home. */
  radius = 0;
  relocates = 0;
  floor = 0;
  payHigh = 0;
  tenths = 0;
  earliest = 0;
  statesLow = 0;
  statesHigh = 0;
  schedules = 0;
  certifications = 0;
  skills = 0;
  specialties = 0;
  settings = 0;
  /** Weighted parts that no job changes. */
  scheduleScore = 0;
  employerBase = 0;
  /** Weighted employer score for what a job does not request, by `unrequested` of the job columns. */
  readonly scoreUnrequested = new Float64Array(4);
  /** Weighted commute per mile, and weighted value of half a setting. */
  perMile = 0;
  perOpenSetting = 0;
  /**
   * The weighted pay feature is `payBase + perHalfCent · clamp(rate − payStart, 0, paySpan)`, in half cents because
   * the middle of a range may end in half a cent.
   */
  payBase = 0;
  payStart = 0;
  paySpan = 0;
  perHalfCent = 0;

  set({ rows, weights, schedule }: ScanContext, row: number): void {
    const flags = rows.flags(row);
    const radius = rows.radius(row);
    this.isOpen = (flags & FLAG.open) !== 0;
    this.isLocated = (flags & FLAG.located) !== 0;
    this.needsSponsorship = (flags & FLAG.needsSponsorship) !== 0;
    this.isUnauthorized = (flags & FLAG.notAuthorized) !== 0;
    this.hasKeptFacts = (flags & (FLAG.hasBlocks | FLAG.licenseByStart)) !== 0;
    this.lat = rows.lat(row);
    this.lng = rows.lng(row);
    this.cosLat = Math.cos(unitsToRadians(this.lat));
    this.radius = !this.isLocated ? -1 : radius === NO_RADIUS ? Infinity : radius;
    this.relocates = rows.relocates(row);
    this.floor = rows.floor(row);
    this.payHigh = rows.payHigh(row);
    this.tenths = rows.tenths(row);
    this.earliest = rows.earliest(row);
    this.statesLow = rows.statesLow(row);
    this.statesHigh = rows.statesHigh(row);
    this.schedules = rows.schedules(row);
    this.certifications = rows.certifications(row);
    this.skills = rows.skills(row);
    this.specialties = rows.specialties(row);
    this.settings = rows.settings(row);
    this.scheduleScore = schedule[rows.scheduleCode(row)] as number;
    this.employerBase = rows.employerBase(row);
    this.scoreUnrequested[1] = weights.employer.skills;
    this.scoreUnrequested[2] = weights.employer.certifications;
    this.scoreUnrequested[3] = weights.employer.skills + weights.employer.certifications;
    this.perMile = weights.candidate.commute / COMMUTE_ZERO_MILES;
    this.perOpenSetting = weights.candidate.setting * OPEN_PREFERENCE;
    this.#setPay(weights.candidate.pay);
  }

  #setPay(weight: number): void {
    const { floor, payHigh } = this;
    const low = payLowCents(floor, payHigh);
    this.payBase = payHigh === 0 ? weight * OPEN_PREFERENCE : 0;
    // Without a scale the feature is all or nothing.
    this.payStart = payHigh > low ? 2 * low : 2 * payHigh - 1;
    this.paySpan = payHigh > low ? 2 * (payHigh - low) : 1;
    this.perHalfCent = payHigh === 0 ? 0 : weight / this.paySpan;
  }

  /** Miles to a job, -1 without a home. Not exact beyond commuting distance in a state the person would move to. */
  milesTo(lat: number, lng: number, cosLat: number, stateBit: number): number {
    if (!this.isLocated) return -1;
    const north = lat - this.lat;
    const east = lng - this.lng;
    if ((this.relocates & stateBit) !== 0) {
      const least = minMiles(Math.abs(north), Math.abs(east), Math.max(0, this.cosLat), Math.max(0, cosLat));
      if (least >= COMMUTE_ZERO_MILES) return least;
    }
    return milesFromDifference(north, east, this.cosLat, cosLat);
  }

  /** The distance gate, from the miles (-1 without a home). */
  acceptsDistance(miles: number, stateBit: number): boolean {
    return (miles >= 0 && miles <= this.radius) || (this.relocates & stateBit) !== 0;
  }
}
