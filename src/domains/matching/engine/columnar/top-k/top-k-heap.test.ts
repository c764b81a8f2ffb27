import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TopKHeap } from './top-k-heap.ts';

/** Powers of two: their products are exact, and many are equal. */
const score = fc.constantFrom(0, 0.25, 0.5, 1);
const offers = fc.array(fc.tuple(score, score), { maxLength: 300 });
const idOf = (row: number) => `person-${(row * 7919) % 1009}`;

const entriesOf = (heap: TopKHeap) =>
  Array.from({ length: heap.size }, (_, at) => ({
    id: heap.idAt(at),
    candidateScore: heap.candidateScoreAt(at),
    employerScore: heap.employerScoreAt(at),
  }));

/** What is best of the rows, sorted whole. */
const bestOf = (rows: readonly (readonly [number, number])[], k: number) =>
  rows
    .map(([candidateScore, employerScore], row) => ({ id: idOf(row), candidateScore, employerScore }))
    .sort((a, b) => b.candidateScore * b.employerScore - a.candidateScore * a.employerScore || (a.id < b.id ? -1 : 1))
    .slice(0, k);

it('keeps the best k in any order of arrival, ties by id, search after search', () => {
  const heap = new TopKHeap();
  fc.assert(
    fc.property(offers, fc.integer({ min: 0, max: 200 }), (rows, k) => {
      heap.reset(
        k,
        rows.map((_, row) => idOf(row)),
      );
      for (const [row, [candidateScore, employerScore]] of rows.entries()) {
        heap.candidateScore = candidateScore;
        heap.employerScore = employerScore;
        heap.offer(row);
      }
      expect(entriesOf(heap.sort())).toEqual(bestOf(rows, k));
    }),
  );
});

it('says how many it takes regardless of score, and from when on which score is too low', () => {
  const heap = new TopKHeap().reset(2, ['a', 'b', 'c']);
  const offer = (row: number, candidateScore: number) => {
    Object.assign(heap, { candidateScore, employerScore: 0.5 });
    heap.offer(row);
    return [heap.vacancies, heap.threshold];
  };
  expect([heap.vacancies, heap.threshold]).toEqual([2, -1]);
  expect(offer(0, 0.5)).toEqual([1, -1]);
  expect(offer(1, 0.25)).toEqual([0, 0.125]);
  expect(offer(2, 1)).toEqual([0, 0.25]);
  expect(heap.reset(0, ['a']).threshold).toBe(Number.POSITIVE_INFINITY);
});
