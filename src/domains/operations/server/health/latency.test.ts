import { expect, test } from 'vitest';
import { countWithin, percentile, slotOf, SLOTS } from './latency.ts';

const slotsOf = (times: readonly number[]) => {
  const slots = Array.from({ length: SLOTS }, () => 0);
  for (const ms of times) slots[slotOf(ms)] = (slots[slotOf(ms)] ?? 0) + 1;
  return slots;
};

test('a percentile is never below the true one and at most 41% above it', () => {
  for (const ms of [0.5, 0.7, 1, 3.3, 8, 47, 250, 9_999]) {
    const found = percentile(slotsOf([ms]), 0.5) ?? 0;
    expect(found).toBeGreaterThanOrEqual(ms * 0.9);
    expect(found).toBeLessThanOrEqual(ms * 1.42 + 0.1);
  }
});

test('median and 95th percentile', () => {
  const slots = slotsOf([...Array.from({ length: 95 }, () => 4), ...Array.from({ length: 5 }, () => 1000)]);
  expect(percentile(slots, 0.5)).toBe(4);
  expect(percentile(slots, 0.95)).toBe(4);
  expect(percentile(slots, 0.96)).toBeGreaterThan(900);
  expect(percentile(slotsOf([]), 0.5)).toBeNull();
});

test('within a time count only calls that certainly took no longer', () => {
  const slots = slotsOf([1, 90, 99, 101, 4000]);
  expect([0.1, 1, 90, 100, 10_000].map((ms) => countWithin(slots, ms))).toEqual([0, 1, 1, 2, 5]);
});

test('times off the scale still have a bucket', () => {
  expect(slotOf(0)).toBe(0);
  expect(slotOf(Number.MAX_SAFE_INTEGER)).toBe(SLOTS - 1);
});
