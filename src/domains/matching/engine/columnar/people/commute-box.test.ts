import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coordinateUnits, milesBetweenUnits } from '../../distance.ts';
import { COMMUTE_ZERO_MILES } from '../../score/formulas.ts';
import { CommuteBox } from './commute-box.ts';

const units = (most: number) => fc.integer({ min: -most * 100_000, max: most * 100_000 });
/** Anywhere on earth, or within two degrees of the job, where the boundary is. */
const latitudes = fc.tuple(units(90), fc.oneof(units(180), units(2)));
const longitudes = fc.tuple(units(180), fc.oneof(units(360), units(2)));

test('no point outside the commute box is within commuting distance', () => {
  fc.assert(
    fc.property(latitudes, longitudes, ([lat, north], [lng, east]) => {
      const home = { lat: lat + north, lng: lng + east };
      fc.pre(Math.abs(home.lat) <= 9_000_000 && Math.abs(home.lng) <= 18_000_000);
      if (!new CommuteBox(lat).excludes(Math.abs(north), Math.abs(east))) return;
      expect(milesBetweenUnits(lat, lng, home.lat, home.lng)).toBeGreaterThanOrEqual(COMMUTE_ZERO_MILES);
    }),
    { numRuns: 20_000 },
  );
});

test('a range of homes is outside only if each home is', () => {
  const span = fc.integer({ min: 0, max: 36_000_000 });
  fc.assert(
    fc.property(units(90), span, span, span, (lat, north, east, wider) => {
      const commuteBox = new CommuteBox(lat);
      if (!commuteBox.excludes(north, east, east + wider)) return;
      for (const share of [0, 0.5, 1]) expect(commuteBox.excludes(north, east + Math.round(wider * share))).toBe(true);
    }),
  );
});

test('the commute box is barely larger than commuting distance', () => {
  const lat = coordinateUnits(39.1);
  const commuteBox = new CommuteBox(lat);
  const farther = (miles: number) => coordinateUnits(miles / 69.09);
  expect(commuteBox.excludes(farther(61), 0)).toBe(true);
  expect(commuteBox.excludes(0, farther(62 / Math.cos((39.1 / 180) * Math.PI)))).toBe(true);
  expect(commuteBox.excludes(farther(59), farther(59))).toBe(false);
});
