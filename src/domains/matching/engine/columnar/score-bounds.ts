/** Bounds that hold despite rounding: pruning on them never drops a row that belongs in the result. */
import { EARTH_RADIUS_MILES, unitsToRadians } from '../distance.ts';
import { COMMUTE_ZERO_MILES, OPEN_PREFERENCE, payLowCents } from '../score/formulas.ts';

/** Factors that exceed any rounding error of the sums. */
export const ROUND_UP = 1 + 1e-9;
export const ROUND_DOWN = 1 - 1e-9;

/** A non-negative number as a 32-bit float, never rounded below it: the nearest float is off by less than 6e-8. */
export const float32UpperBound = (value: number): number => Math.fround(value * (1 + 1e-7));

const DIAMETER = 2 * EARTH_RADIUS_MILES * ROUND_DOWN;
const SIXTH = 1 / 6;
const HALF_UNIT = unitsToRadians(0.5);

/**
 * A lower bound in miles for the distance between two points, from the differences of their coordinates (in units) and
 * lower bounds of the cosines of their latitudes. Haversine with `sin x ≥ x − x³/6` and `asin x ≥ x`, so it needs no
 * trigonometric function.
 */
export function minMiles(latUnits: number, lngUnits: number, cosA: number, cosB: number): number {
  const lat = latUnits * HALF_UNIT;
  const lng = lngUnits * HALF_UNIT;
  const sinLat = lat - lat * lat * lat * SIXTH;
  // For large differences of longitude, where the sine may fall again, latitude alone counts.
  const sinLng = lng > 0.75 ? 0 : lng - lng * lng * lng * SIXTH;
  return DIAMETER * Math.sqrt(sinLat * sinLat + cosA * cosB * sinLng * sinLng);
}

/** max(0, value) without a branch, which the processor would mispredict half of the time. */
const positive = (value: number) => (value + Math.abs(value)) / 2;

/** `commuteValue`, except for rounding. */
export const commuteUpperBound = (miles: number): number => positive(1 - miles / COMMUTE_ZERO_MILES);

/** `payValue`, except for rounding. */
export function payUpperBound(rate: number, floor: number, high: number): number {
  const low = payLowCents(floor, high);
  // No pay scale stated: one branch that is rarely taken.
  if (high <= low) return high === 0 ? OPEN_PREFERENCE : rate >= high ? 1 : 0;
  return 1 - positive(1 - positive((rate - low) / (high - low)));
}
