import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TopKList } from './top-k-list.ts';

it('keeps the best k in any order of arrival, ties by id', () => {
  const scores = fc.array(fc.constantFrom(0, 0.25, 0.5, 0.75), { maxLength: 40 });
  const ranking = new TopKList();
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 50 }), (offers, k) => {
      const ids = offers.map((_, place) => `job-${(place * 7919) % 101}`);
      ranking.reset(k, ids);
      for (const [place, score] of offers.entries()) {
        if (score >= ranking.threshold) ranking.offer(place, score, score / 2, place);
      }
      const best = offers
        .map((score, place) => ({ score, place, id: ids[place] ?? '' }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, k);
      const kept = Array.from({ length: ranking.size }, (_, at) => ({
        score: ranking.candidateScoreAt(at) * 2,
        place: ranking.employerScoreAt(at),
        id: ranking.idAt(at),
      }));
      expect(kept).toEqual(best);
    }),
  );
});

it('takes any score until it is full, and nothing when nothing is wanted', () => {
  const list = new TopKList().reset(2, ['a', 'b', 'c']);
  expect(list.threshold).toBe(-1);
  list.offer(0, 0.5, 1, 0.5);
  expect(list.threshold).toBe(-1);
  list.offer(1, 0.25, 1, 0.25);
  expect(list.threshold).toBe(0.25);
  list.reset(0, ['a']).offer(0, 1, 1, 1);
  expect([list.size, list.threshold]).toEqual([0, Number.POSITIVE_INFINITY]);
});
