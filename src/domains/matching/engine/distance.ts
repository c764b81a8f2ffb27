/**
 * Great-circle distance in miles by the haversine formula `d = 2R·asin(√(sin²(Δφ/2) + cos φ₁·cos φ₂·sin²(Δλ/2)))`, R =
 * 3958.7613 mi (mean Earth radius, IUGG).
 *
 * Coordinates are first rounded to 1e-5 degree (about a yard), as the columnar engine stores them, so that both
 * engines compute identical bits.
 */
export const EARTH_RADIUS_MILES = 3958.7613;
const UNITS_PER_DEGREE = 100_000;
const RADIANS_PER_UNIT = Math.PI / 180 / UNITS_PER_DEGREE;

/** Degrees in units of 1e-5 degree. */
export const coordinateUnits = (degrees: number): number => Math.round(degrees * UNITS_PER_DEGREE);

export const unitsToRadians = (units: number): number => units * RADIANS_PER_UNIT;

/** Miles between two points given in coordinate units. */
export const milesBetweenUnits = (latA: number, lngA: number, latB: number, lngB: number): number =>
  milesFromDifference(latB - latA, lngB - lngA, Math.cos(unitsToRadians(latA)), Math.cos(unitsToRadians(latB)));

/** From the coordinate differences and the cosines of both latitudes, for callers that have them. */
export function milesFromDifference(latUnits: number, lngUnits: number, cosA: number, cosB: number): number {
  const sinLat = Math.sin(unitsToRadians(latUnits) / 2);
  const sinLng = Math.sin(unitsToRadians(lngUnits) / 2);
  const h = sinLat * sinLat + cosA * cosB * (sinLng * sinLng);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h < 1 ? h : 1));
}

/** Miles between two points given in degrees. */
export const milesBetween = (latA: number, lngA: number, latB: number, lngB: number): number =>
  milesBetweenUnits(coordinateUnits(latA), coordinateUnits(lngA), coordinateUnits(latB), coordinateUnits(lngB));
