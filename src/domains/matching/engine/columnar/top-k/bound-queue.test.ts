import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BoundQueue } from './bound-queue.ts';

const BUCKETS = 512;
const bucketOf = (bound: number) => Math.min(BUCKETS - 1, Math.floor(bound * BUCKETS));
const bound = fc.oneof(
  fc.integer({ min: 0, max: 3 * BUCKETS }).map((n) => n / (2 * BUCKETS)),
  fc.constantFrom(0, 0.5, 1 - 2 ** -40, 1, 1 + 1e-9),
);
const bounds = (minLength: number, maxLength: number) => fc.array(bound, { minLength, maxLength });

/** Items are numbered from 1000 on, in the order in which they came. */
function sorted(queue: BoundQueue, own: readonly number[], limit: number): [item: number, bound: number][] {
  queue.reset(own.length);
  for (const [at, one] of own.entries()) queue.add(1_000 + at, one);
  queue.sort(limit);
  return own.map((_, rank) => [queue.item(rank), queue.bound(rank)]);
}

it('orders a small queue by bound, and equal bounds as they came', () => {
  const queue = new BoundQueue();
  fc.assert(
    fc.property(bounds(0, 64), fc.nat({ max: 10 }), (own, limit) => {
      const expected = own.map((one, at) => [1_000 + at, one] as const).sort((a, b) => b[1] - a[1]);
      expect(sorted(queue, own, limit)).toEqual(expected);
    }),
  );
});

it('orders a large queue by bucket down to the one of the limit, and keeps each item with its bound', () => {
  const queue = new BoundQueue();
  fc.assert(
    fc.property(bounds(65, 300), fc.integer({ min: 1, max: 310 }), (own, limit) => {
      const ranked = sorted(queue, own, limit);
      expect(ranked.toSorted(([a], [b]) => a - b)).toEqual(own.map((one, at) => [1_000 + at, one]));
      const buckets = ranked.map(([, one]) => bucketOf(one));
      const best = buckets.toSorted((a, b) => b - a);
      const last = best[Math.min(limit, own.length) - 1] ?? 0;
      const placed = best.filter((bucket) => bucket >= last).length;
      expect(buckets.slice(0, placed)).toEqual(best.slice(0, placed));
      expect(buckets.slice(placed).every((bucket) => bucket < last)).toBe(true);
    }),
  );
});

it('gives items in the order in which they came before it sorts them', () => {
  const queue = new BoundQueue();
  queue.reset(2);
  queue.add(7, 0.1);
  queue.add(5, 0.9);
  expect([queue.size, queue.inserted(0), queue.inserted(1)]).toEqual([2, 7, 5]);
  queue.reset(1);
  expect(queue.size).toBe(0);
});
