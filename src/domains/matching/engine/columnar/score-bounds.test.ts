import fc from 'fast-check';
import { expect, it } from 'vitest';
import { milesBetweenUnits, unitsToRadians } from '../distance.ts';
import { commuteValue, payValue } from '../score/formulas.ts';
import { commuteUpperBound, minMiles, ROUND_UP, payUpperBound, float32UpperBound } from './score-bounds.ts';

type Place = readonly [lat: number, lng: number];

const placeWithin = (south: number, north: number, west: number, east: number) =>
  fc.tuple(fc.integer({ min: south, max: north }), fc.integer({ min: west, max: east }));
const cosOf = (lat: number) => Math.cos(unitsToRadians(lat));
const least = ([latA, lngA]: Place, [latB, lngB]: Place) =>
  minMiles(Math.abs(latA - latB), Math.abs(lngA - lngB), cosOf(latA), cosOf(latB));
const miles = (a: Place, b: Place) => milesBetweenUnits(...a, ...b);

it('minMiles never exceeds the distance, anywhere on earth', () => {
  const place = placeWithin(-9_000_000, 9_000_000, -18_000_000, 18_000_000);
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(least(a, b)).toBeLessThanOrEqual(miles(a, b));
    }),
  );
});

it('minMiles is within 1% of the distance in the served states', () => {
  const place = placeWithin(3_600_000, 4_060_000, -10_205_000, -8_910_000);
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(least(a, b)).toBeGreaterThanOrEqual(miles(a, b) * 0.99);
    }),
  );
});

it('float32UpperBound never rounds down', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
      // Values below the float32 range add nothing to a score.
      if (value !== 0 && value < 1e-30) return;
      expect(float32UpperBound(value)).toBeGreaterThanOrEqual(value);
    }),
  );
});

it('branch-free commute and pay bounds exceed the exact values by rounding only', () => {
  const cents = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 }));
  fc.assert(
    fc.property(cents, cents, cents, fc.double({ min: 0, max: 13_000, noNaN: true }), (rate, floor, high, miles) => {
      const bounds = [payUpperBound(rate / 2, floor, high), commuteUpperBound(miles)];
      for (const [i, value] of [payValue(rate / 2, floor, high), commuteValue(miles)].entries()) {
        expect((1 + (bounds[i] as number)) * ROUND_UP).toBeGreaterThanOrEqual(1 + value);
        expect(bounds[i]).toBeCloseTo(value, 12);
      }
    }),
  );
});
