import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ranking } from './top-k-list.ts';

it('keeps the best, ties by id, in whatever order they come', () => {
  const scores = fc.array(fc.constantFrom(0, 0.25, 0.5, 0.75), { maxLength: 40 });
  const ranking = new Ranking();
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 50 }), (offers, k) => {
      const ids = offers.map((_, place) => `job-${(place * 7919) % 101}`);
      ranking.start(k, ids);
      for (const [place, score] of offers.entries()) {
        if (score >= ranking.threshold) ranking.offer(place, score, score / 2, place);
      }
      const best = offers
        .map((score, place) => ({ score, place, id: ids[place] ?? '' }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, k);
      const kept = Array.from({ length: ranking.size }, (_, at) => ({
        score: ranking.candidateScore(at) * 2,
        place: ranking.employerScore(at),
        id: ranking.id(at),
      }));
      expect(kept).toEqual(best);
    }),
  );
});
