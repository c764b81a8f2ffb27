import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zOrder } from './z-order.ts';

const SOUTH = 2_000_000;
const WEST = -13_000_000;
const cell = fc.integer({ min: 0, max: 65_535 });
/** The position of a cell by its bits, one at a time: those of its column are the even ones. */
const byBits = (x: number, y: number) =>
  Array.from({ length: 16 }, (_, bit) => ((x >> bit) & 1) * 4 ** bit + ((y >> bit) & 1) * 2 * 4 ** bit).reduce(
    (sum, part) => sum + part,
    0,
  );

test('the bits of row and column alternate', () => {
  fc.assert(
    fc.property(cell, cell, fc.nat({ max: 79 }), fc.nat({ max: 119 }), (x, y, north, east) => {
      expect(zOrder(SOUTH + 80 * y + north, WEST + 120 * x + east)).toBe(byBits(x, y));
    }),
  );
});

test('a point beyond the continental U.S. is in the nearest cell', () => {
  expect(zOrder(SOUTH - 1, WEST - 1)).toBe(0);
  expect(zOrder(9_000_000, 18_000_000)).toBe(2 ** 32 - 1);
  expect(zOrder(-9_000_000, WEST)).toBe(0);
  expect(zOrder(SOUTH, 0)).toBe(byBits(65_535, 0));
});
