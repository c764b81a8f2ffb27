/** Bounds that stay true whatever the rounding: what is left out on them could never have been listed. */
import { EARTH_RADIUS_MILES, unitsToRadians } from '../distance.ts';
import { COMMUTE_ZERO_MILES, OPEN_PREFERENCE, payLowCents } from '../score/formulas.ts';

/** Raises or lowers a bound by more than any rounding error of the sums. */
export const OVER = 1 + 1e-9;
export const UNDER = 1 - 1e-9;

/** A number of at least 0 in four bytes, never below it: rounding to the nearest moves it by less than 6e-8. */
export const smallUpper = (value: number): number => Math.fround(value * (1 + 1e-7));

const DIAMETER = 2 * EARTH_RADIUS_MILES * UNDER;
const SIXTH = 1 / 6;
const HALF_UNIT = unitsToRadians(0.5);

/**
 * Miles that two places so far apart (coordinate units) are away from each other at least, from the cosines of their
 * latitudes or anything below them. Formula: haversine with `sin x ≥ x − x³/6` and `asin x ≥ x`, so without a sine.
 */
export function leastMiles(latUnits: number, lngUnits: number, cosA: number, cosB: number): number {
  const lat = latUnits * HALF_UNIT;
  const lng = lngUnits * HALF_UNIT;
  const sinLat = lat - lat * lat * lat * SIXTH;
  // Halfway round the earth a sine falls again: there latitude alone counts.
  const sinLng = lng > 0.75 ? 0 : lng - lng * lng * lng * SIXTH;
  return DIAMETER * Math.sqrt(sinLat * sinLat + cosA * cosB * sinLng * sinLng);
}

/** The number where it is positive, else 0: without a branch, which the processor would guess wrong as often as not. */
const positive = (value: number) => (value + Math.abs(value)) / 2;

/** `commuteValue`, but for rounding. */
export const commuteBound = (miles: number): number => positive(1 - miles / COMMUTE_ZERO_MILES);

/** `payValue`, but for rounding. */
export function payBound(rate: number, floor: number, high: number): number {
  const low = payLowCents(floor, high);
  // Stated or not, in one branch that is hardly ever taken.
  if (high <= low) return high === 0 ? OPEN_PREFERENCE : rate >= high ? 1 : 0;
  return 1 - positive(1 - positive((rate - low) / (high - low)));
}
