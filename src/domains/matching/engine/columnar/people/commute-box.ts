/** The bounding box around a job outside which the commute adds exactly nothing to the candidate score. */
import { EARTH_RADIUS_MILES, unitsToRadians } from '../../distance.ts';
import { COMMUTE_ZERO_MILES } from '../../score/formulas.ts';

/** 360 degrees in coordinate units. */
const FULL_CIRCLE = 36_000_000;
const MARGIN = 1 + 1e-6;
const ANGLE = COMMUTE_ZERO_MILES / EARTH_RADIUS_MILES;

/**
 * Contains every point closer than `COMMUTE_ZERO_MILES` to the job. Decides from integer coordinate differences alone,
 * so every index gives the same answer for the same person.
 */
export class CommuteBox {
  readonly #north: number;
  readonly #east: number;

  /** `lat`: latitude of the job in coordinate units. */
  constructor(lat: number) {
    this.#north = Math.ceil((ANGLE * MARGIN) / unitsToRadians(1));
    // Haversine: sin(miles / 2R) ≥ cos φ · sin(Δλ/2), with φ the box's latitude nearest to a pole.
    const minCos = Math.cos(Math.min(Math.PI / 2, unitsToRadians(Math.abs(lat) + this.#north)));
    const sine = Math.sin(ANGLE / 2) / minCos;
    this.#east = sine < 0.9 ? Math.ceil((2 * Math.asin(sine) * MARGIN) / unitsToRadians(1)) : FULL_CIRCLE;
  }

  /**
   * Whether a point at these distances (non-negative coordinate units) lies outside. For several points pass the
   * smallest distances, and the largest east-west distance in `farthest` because longitudes wrap around.
   */
  excludes(north: number, east: number, farthest = east): boolean {
    return north > this.#north || (east > this.#east && farthest < FULL_CIRCLE - this.#east);
  }
}
