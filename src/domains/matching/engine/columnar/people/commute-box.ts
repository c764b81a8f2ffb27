/** Where around a job the commute counts at all. Whoever lives outside of it has no part of p from it, to the bit. */
import { EARTH_RADIUS_MILES, unitsToRadians } from '../../distance.ts';
import { COMMUTE_ZERO_MILES } from '../../score/formulas.ts';

/** All the way round the earth, in coordinate units. */
const AROUND = 36_000_000;
/** Wider than any rounding error. */
const MARGIN = 1 + 1e-6;
const ANGLE = COMMUTE_ZERO_MILES / EARTH_RADIUS_MILES;

/**
 * A box of latitudes and longitudes that holds every place at less than `COMMUTE_ZERO_MILES` from the job. Differences
 * alone decide, in whole units, so that it answers alike for a person wherever they are asked about.
 */
export class Vicinity {
  readonly #north: number;
  readonly #east: number;

  /** `lat`: the job's, in coordinate units. */
  constructor(lat: number) {
    this.#north = Math.ceil((ANGLE * MARGIN) / unitsToRadians(1));
    // By haversine: sin(miles / 2R) is at least cos φ · sin(Δλ/2) with the latitude of the box that is nearest to a pole.
    const leastCos = Math.cos(Math.min(Math.PI / 2, unitsToRadians(Math.abs(lat) + this.#north)));
    const sine = Math.sin(ANGLE / 2) / leastCos;
    this.#east = sine < 0.9 ? Math.ceil((2 * Math.asin(sine) * MARGIN) / unitsToRadians(1)) : AROUND;
  }

  /**
   * Whether a place so far to the north or south, and to the east or west, lies outside: positive coordinate units. Of
   * several places the least of both, and the farthest to the east or west, where the earth may close behind it.
   */
  excludes(north: number, east: number, farthest = east): boolean {
    return north > this.#north || (east > this.#east && farthest < AROUND - this.#east);
  }
}
