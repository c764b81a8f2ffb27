/** Bounds that stay true whatever the rounding: what is left out on them could never have been listed. */
import { EARTH_RADIUS_MILES, unitsToRadians } from '../distance.ts';

/** Raises or lowers a bound by more than any rounding error of the sums. */
export const OVER = 1 + 1e-9;
export const UNDER = 1 - 1e-9;

/**
 * Miles that two places so far apart (coordinate units) are away from each other at least, from the cosines of their
 * latitudes or anything below them. Formula: haversine with `sin x ≥ x − x³/6` and `asin x ≥ x`, so without a sine.
 */
export function leastMiles(latUnits: number, lngUnits: number, cosA: number, cosB: number): number {
  const lat = unitsToRadians(latUnits) / 2;
  const lng = unitsToRadians(lngUnits) / 2;
  const sinLat = lat * (1 - (lat * lat) / 6);
  // Halfway round the earth a sine falls again: there latitude alone counts.
  const sinLng = lng > 0.75 ? 0 : lng * (1 - (lng * lng) / 6);
  return 2 * EARTH_RADIUS_MILES * Math.sqrt(sinLat * sinLat + cosA * cosB * sinLng * sinLng) * UNDER;
}
