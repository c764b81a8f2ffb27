import { expect, test } from 'vitest';
import { holdsTooMany, nestsTooDeep } from './nesting.ts';

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);

test('deep nesting is detected and mere length is not', () => {
  expect(nestsTooDeep(nested(32))).toBe(false);
  expect(nestsTooDeep(nested(33))).toBe(true);
  expect(nestsTooDeep({ data: nested(50_000) })).toBe(true);
  expect(nestsTooDeep(Array.from({ length: 50_000 }, () => ({ a: [null, 'x'] })))).toBe(false);
});

test('values are counted at every level', () => {
  const points = (count: number) => ({ drawing: [Array.from({ length: count }, () => [1, 2])] });
  expect(holdsTooMany(points(3000))).toBe(false);
  expect(holdsTooMany(points(10_000))).toBe(true);
  expect(holdsTooMany(Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [i, null])))).toBe(true);
  expect(holdsTooMany('x'.repeat(100_000))).toBe(false);
});
