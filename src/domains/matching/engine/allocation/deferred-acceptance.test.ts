import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairScore } from '../score/compatibility.ts';
import { blockingPairs, deferredAcceptance } from './deferred-acceptance.ts';
import type { RankedPair } from '../types.ts';

const pair = (candidateId: string, jobId: string, p: number, q: number): RankedPair => ({
  candidateId,
  jobId,
  ...pairScore(p, q),
});

const market = fc
  .uniqueArray(fc.record({ person: fc.nat(15), job: fc.nat(5), p: fc.nat(4), q: fc.nat(4) }), {
    selector: ({ person, job }) => person * 100 + job,
    maxLength: 60,
  })
  .map((rows) => rows.map(({ person, job, p, q }) => pair(`p${person}`, `j${job}`, p / 4, q / 4)));

test('no person and job prefer each other to their assignment', () => {
  fc.assert(
    fc.property(market, fc.integer({ min: 1, max: 3 }), (pairs, seats) => {
      const round = deferredAcceptance(pairs, () => seats);
      expect(blockingPairs(pairs, round, () => seats)).toEqual([]);
      expect(new Set(round.assigned.map((a) => a.candidateId)).size).toBe(round.assigned.length);
      for (const people of Map.groupBy(round.assigned, (a) => a.jobId).values()) {
        expect(people.length).toBeLessThanOrEqual(seats);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('the order of the pairs does not matter', () => {
  fc.assert(
    fc.property(market, (pairs) => {
      expect(deferredAcceptance(pairs.toReversed(), () => 2).assigned).toEqual(
        deferredAcceptance(pairs, () => 2).assigned,
      );
    }),
    { numRuns: 200, seed: 2 },
  );
});

test('an unstable assignment is detected', () => {
  const pairs = [pair('ann', 'a', 0.9, 0.9), pair('bob', 'a', 0.8, 0.5)];
  const unfair = { assigned: [pair('bob', 'a', 0.8, 0.5)] };
  expect(blockingPairs(pairs, unfair, () => 1).map((p) => p.candidateId)).toEqual(['ann']);
  expect(deferredAcceptance(pairs, () => 1)).toMatchObject({
    assigned: [{ candidateId: 'ann' }],
    unmatchedPeople: ['bob'],
  });
});
