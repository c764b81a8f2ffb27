import { expect, test } from 'vitest';
import { nestsTooDeep } from './nesting.ts';

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);

test('deep nesting is detected and mere length is not', () => {
  expect(nestsTooDeep(nested(32))).toBe(false);
  expect(nestsTooDeep(nested(33))).toBe(true);
  expect(nestsTooDeep({ data: nested(50_000) })).toBe(true);
  expect(nestsTooDeep(Array.from({ length: 50_000 }, () => ({ a: [null, 'x'] })))).toBe(false);
});
