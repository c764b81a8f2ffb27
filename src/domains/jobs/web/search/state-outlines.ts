type Point = readonly [longitude: number, latitude: number];

/** Simplified borders in degrees. The Missouri River, which both states share, is the same line in each. */
const RIVER: readonly Point[] = [
  [-95.31, 40.0],
  [-95.03, 39.86],
  [-94.89, 39.75],
  [-95.1, 39.57],
  [-94.83, 39.25],
  [-94.61, 39.11],
];
const KANSAS: readonly Point[] = [[-102.05, 40.0], ...RIVER, [-94.62, 36.998], [-102.04, 36.993]];
const MISSOURI: readonly Point[] = [
  [-95.77, 40.585],
  [-91.73, 40.614],
  [-91.42, 40.38],
  [-91.5, 40.04],
  [-91.37, 39.73],
  [-90.73, 39.26],
  [-90.67, 38.93],
  [-90.12, 38.8],
  [-90.19, 38.59],
  [-90.36, 38.26],
  [-90.0, 37.97],
  [-89.52, 37.69],
  [-89.52, 37.28],
  [-89.13, 36.98],
  [-89.36, 36.62],
  [-89.54, 36.5],
  [-89.7, 36.25],
  [-89.7, 36.0],
  [-90.37, 36.0],
  [-90.07, 36.39],
  [-90.15, 36.5],
  [-94.618, 36.5],
  ...RIVER.toReversed(),
  [-95.77, 40.585],
];

const WEST = -102.25;
const NORTH = 40.8;
const UNITS_PER_DEGREE = 76;
/** A degree of longitude is this much shorter than one of latitude in the middle of both states. */
const NARROWER = Math.cos((38.4 * Math.PI) / 180);

export const MAP_SIZE = { width: 795, height: 375 } as const;

/** Where a point is on the map. */
export const onMap = (longitude: number, latitude: number) => ({
  x: round((longitude - WEST) * NARROWER * UNITS_PER_DEGREE),
  y: round((NORTH - latitude) * UNITS_PER_DEGREE),
});
const round = (value: number) => Math.round(value * 10) / 10;

const pathOf = (border: readonly Point[]) =>
  `M${border
    .map(([longitude, latitude]) => onMap(longitude, latitude))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;

export const STATE_OUTLINES = [
  { state: 'KS', path: pathOf(KANSAS) },
  { state: 'MO', path: pathOf(MISSOURI) },
] as const;
