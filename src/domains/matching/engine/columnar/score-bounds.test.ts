import fc from 'fast-check';
import { expect, it } from 'vitest';
import { milesBetweenUnits, unitsToRadians } from '../distance.ts';
import { commuteValue, payValue } from '../score/formulas.ts';
import { commuteBound, leastMiles, OVER, payBound, smallUpper } from './score-bounds.ts';

type Place = readonly [lat: number, lng: number];

const placeWithin = (south: number, north: number, west: number, east: number) =>
  fc.tuple(fc.integer({ min: south, max: north }), fc.integer({ min: west, max: east }));
const cosOf = (lat: number) => Math.cos(unitsToRadians(lat));
const least = ([latA, lngA]: Place, [latB, lngB]: Place) =>
  leastMiles(Math.abs(latA - latB), Math.abs(lngA - lngB), cosOf(latA), cosOf(latB));
const miles = (a: Place, b: Place) => milesBetweenUnits(...a, ...b);

it('never says that two places are farther apart than they are, anywhere on earth', () => {
  const place = placeWithin(-9_000_000, 9_000_000, -18_000_000, 18_000_000);
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(least(a, b)).toBeLessThanOrEqual(miles(a, b));
    }),
  );
});

it('is right to a hundredth within two states', () => {
  const place = placeWithin(3_600_000, 4_060_000, -10_205_000, -8_910_000);
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(least(a, b)).toBeGreaterThanOrEqual(miles(a, b) * 0.99);
    }),
  );
});

it('keeps a number in four bytes that is not below it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
      // What is smaller than four bytes can hold adds nothing to a score.
      if (value !== 0 && value < 1e-30) return;
      expect(smallUpper(value)).toBeGreaterThanOrEqual(value);
    }),
  );
});

it('bounds the parts of the score without a branch, and no more than rounding above them', () => {
  const cents = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 }));
  fc.assert(
    fc.property(cents, cents, cents, fc.double({ min: 0, max: 13_000, noNaN: true }), (rate, floor, high, miles) => {
      const bounds = [payBound(rate / 2, floor, high), commuteBound(miles)];
      for (const [i, value] of [payValue(rate / 2, floor, high), commuteValue(miles)].entries()) {
        expect((1 + (bounds[i] as number)) * OVER).toBeGreaterThanOrEqual(1 + value);
        expect(bounds[i]).toBeCloseTo(value, 12);
      }
    }),
  );
});
