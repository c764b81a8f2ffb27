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

const ids = (pairs: readonly RankedPair[]) => pairs.map((one) => `${one.candidateId}-${one.jobId}`);

/** The same rule in rounds: every unplaced person proposes to their next job at once, and each job keeps its best. */
function inRounds(pairs: readonly RankedPair[], seats: number): string[] {
  const byId = (a: string, b: string) => a.localeCompare(b);
  const wishes = new Map(
    [...Map.groupBy(pairs, (one) => one.candidateId)].map(([person, own]) => [
      person,
      own.toSorted((a, b) => b.candidateScore - a.candidateScore || byId(a.jobId, b.jobId)),
    ]),
  );
  let kept: RankedPair[] = [];
  for (;;) {
    const placed = new Set(kept.map((one) => one.candidateId));
    const proposals = [...wishes].flatMap(([person, own]) => (placed.has(person) ? [] : own.splice(0, 1)));
    if (proposals.length === 0) return ids(kept).toSorted();
    kept = [...Map.groupBy([...kept, ...proposals], (one) => one.jobId).values()].flatMap((people) =>
      people
        .toSorted((a, b) => b.employerScore - a.employerScore || byId(a.candidateId, b.candidateId))
        .slice(0, seats),
    );
  }
}

test('one person at a time and everyone at once come to the same assignment', () => {
  fc.assert(
    fc.property(market, fc.integer({ min: 0, max: 3 }), (pairs, seats) => {
      const round = deferredAcceptance(pairs, () => seats);
      expect(ids(round.assigned).toSorted()).toEqual(inRounds(pairs, seats));
      for (const [job, open] of round.openSeats) {
        expect(open).toBe(seats - round.assigned.filter((one) => one.jobId === job).length);
      }
      expect([...round.unmatchedPeople, ...round.assigned.map((one) => one.candidateId)].toSorted()).toEqual(
        [...new Set(pairs.map((one) => one.candidateId))].toSorted(),
      );
    }),
    { numRuns: 500, seed: 3 },
  );
});

test('people and jobs that are equal to each other are taken by ID, and a list ends where it is cut', () => {
  const equal = ['cyd', 'ann', 'bob'].flatMap((person) => ['b', 'a'].map((job) => pair(person, job, 0.5, 0.5)));
  expect(ids(deferredAcceptance(equal, () => 1).assigned)).toEqual(['ann-a', 'bob-b']);
  const cut = deferredAcceptance(equal, () => 1, 1);
  expect(ids(cut.assigned)).toEqual(['ann-a']);
  expect(cut.unmatchedPeople).toEqual(['bob', 'cyd']);
  expect(Object.fromEntries(cut.openSeats)).toEqual({ a: 0, b: 1 });
});

test('a job lists its people from the best down', () => {
  const pairs = [pair('ann', 'a', 0.5, 0.2), pair('bob', 'a', 0.5, 0.9), pair('cyd', 'a', 0.5, 0.6)];
  expect(ids(deferredAcceptance(pairs, () => 3).assigned)).toEqual(['bob-a', 'cyd-a', 'ann-a']);
});

test('a pair blocks only when both sides would gain', () => {
  const wanted = pair('ann', 'a', 0.9, 0.9);
  const own = pair('ann', 'b', 0.5, 0.5);
  const seated = [pair('bob', 'a', 0.5, 0.5), pair('cyd', 'a', 0.5, 0.95)];
  const blocking = (assigned: RankedPair[], seats = 2) =>
    ids(blockingPairs([wanted, own, ...seated], { assigned }, () => seats)).filter((id) => id.startsWith('ann'));
  expect(blocking([own, ...seated])).toEqual(['ann-a']);
  expect(blocking([own], 1)).toEqual(['ann-a']);
  expect(blocking([wanted, ...seated.slice(1)])).toEqual([]);
  expect(blocking([own, pair('cyd', 'a', 0.5, 0.95)], 1)).toEqual([]);
  expect(blocking([own, ...seated], 3)).toEqual(['ann-a']);
  const better = pair('ann', 'b', 0.95, 0.5);
  expect(ids(blockingPairs([wanted], { assigned: [better] }, () => 1))).toEqual([]);
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
