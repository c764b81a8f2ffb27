import { expect, test } from 'vitest';
import { moveWeight } from './move-weight.ts';

const BOUNDS = { a: { min: 0, max: 0.6 }, b: { min: 0, max: 0.4 }, c: { min: 0, max: 0.5 } };
const sum = (side: Record<string, number>) => Object.values(side).reduce((total, weight) => total + weight, 0);

test('the others are scaled, the side adds up to 1', () => {
  const next = moveWeight({ a: 0.5, b: 0.3, c: 0.2 }, 'a', 0.25, BOUNDS);
  expect(next['a']).toBeCloseTo(0.25, 12);
  expect(next.b / next.c).toBeLessThanOrEqual(1.5 + 1e-9);
  expect(sum(next)).toBeCloseTo(1, 12);
});

test('nothing leaves its bounds: what the others cannot take, the moved one keeps', () => {
  const low = moveWeight({ a: 0.5, b: 0.3, c: 0.2 }, 'a', 0, BOUNDS);
  expect(low).toEqual({ a: expect.closeTo(0.1, 9), b: expect.closeTo(0.4, 9), c: expect.closeTo(0.5, 9) });
  const high = moveWeight({ a: 0.5, b: 0.3, c: 0.2 }, 'a', 5, BOUNDS);
  expect(high['a']).toBeCloseTo(0.6, 12);
  expect(sum(high)).toBeCloseTo(1, 12);
});

test('others at zero share what is left', () => {
  expect(moveWeight({ a: 0.6, b: 0.4, c: 0 }, 'b', 0.2, BOUNDS)).toEqual({
    a: expect.closeTo(0.6, 9),
    b: expect.closeTo(0.4, 9),
    c: 0,
  });
});
