import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairScore } from '../score/compatibility.ts';
import { allocateApplications, allocateShowings, DEFAULT_LIMITS } from './exposure-cap.ts';
import type { RankedPair } from '../types.ts';

const pair = (candidateId: string, jobId: string, p: number, q = 1): RankedPair => ({
  candidateId,
  jobId,
  ...pairScore(p, q),
});
const fresh = { shownForJobToday: () => 0, timesShown: () => 0 };
/** Twenty people, one far ahead of the rest, before thirty jobs. */
const crowded = Array.from({ length: 30 }, (_, j) =>
  Array.from({ length: 20 }, (__, c) => pair(`c${String(c).padStart(2, '0')}`, `j${j}`, 0.9 - c * 0.02)),
).flat();

test('a job shows at most ten new people a day, minus those already shown', () => {
  const shown = allocateShowings(crowded, fresh);
  for (const people of Map.groupBy(shown, (p) => p.jobId).values()) expect(people).toHaveLength(10);
  const later = allocateShowings(crowded, { ...fresh, shownForJobToday: (id) => (id === 'j0' ? 10 : 7) });
  expect(later.filter((p) => p.jobId === 'j0')).toEqual([]);
  expect(later.filter((p) => p.jobId === 'j1')).toHaveLength(3);
});

test('no person is shown everywhere while others are never shown', () => {
  const times = (fade: number) => {
    const shown = Map.groupBy(allocateShowings(crowded, fresh, { ...DEFAULT_LIMITS, fade }), (p) => p.candidateId);
    return { people: shown.size, most: Math.max(...[...shown.values()].map((own) => own.length)) };
  };
  expect(times(1)).toEqual({ people: 10, most: 30 });
  expect(times(DEFAULT_LIMITS.fade).people).toBe(20);
  expect(times(DEFAULT_LIMITS.fade).most).toBeLessThanOrEqual(18);
});

test('each eligible pair is shown at most once, independent of input order', () => {
  const shown = allocateShowings(crowded, fresh);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.every((p) => crowded.includes(p))).toBe(true);
  expect(allocateShowings(crowded.toReversed(), fresh)).toEqual(shown);
});

test('a person who was shown often yields to others', () => {
  const pairs = [pair('a', 'j', 0.9), pair('b', 'j', 0.8)];
  const limits = { ...DEFAULT_LIMITS, peoplePerJobPerDay: 1 };
  const shown = allocateShowings(pairs, { ...fresh, timesShown: (id) => (id === 'a' ? 3 : 0) }, limits);
  expect(shown.map((p) => p.candidateId)).toEqual(['b']);
});

/** The rule read literally: all pairs of a job are looked at in each turn, and nothing is sorted or left out early. */
function oneByOne(pairs: readonly RankedPair[], timesShown: (id: string) => number, places: number, fade: number) {
  const times = new Map(pairs.map((one) => [one.candidateId, timesShown(one.candidateId)]));
  const placed: RankedPair[] = [];
  const jobs = [...new Set(pairs.map((one) => one.jobId))].toSorted();
  for (let turn = 0; turn < places; turn++) {
    for (const job of jobs) {
      const left = pairs.filter((one) => one.jobId === job && !placed.includes(one));
      const adjusted = (one: RankedPair) => one.rankScore * fade ** (times.get(one.candidateId) ?? 0);
      const [best] = left.toSorted((a, b) => adjusted(b) - adjusted(a) || (a.candidateId < b.candidateId ? -1 : 1));
      if (!best) continue;
      placed.push(best);
      times.set(best.candidateId, (times.get(best.candidateId) ?? 0) + 1);
    }
  }
  return placed;
}

test('places go in turns to the best adjusted score, ties by ID', () => {
  const market = fc
    .uniqueArray(fc.record({ person: fc.nat(9), job: fc.nat(3), score: fc.nat(4) }), {
      selector: ({ person, job }) => person * 10 + job,
      maxLength: 30,
    })
    .map((rows) => rows.map(({ person, job, score }) => pair(`c${person}`, `j${job}`, score / 4)));
  fc.assert(
    fc.property(market, fc.array(fc.nat(3), { minLength: 10, maxLength: 10 }), fc.nat(4), (pairs, before, places) => {
      const timesShown = (id: string) => before[Number(id.slice(1))] ?? 0;
      for (const fade of [0.5, 1]) {
        expect(allocateShowings(pairs, { ...fresh, timesShown }, { peoplePerJobPerDay: places, fade })).toEqual(
          oneByOne(pairs, timesShown, places, fade),
        );
      }
    }),
    { numRuns: 500, seed: 4 },
  );
});

test('what a person wants equally is chosen by rank score, then by ID, person by person', () => {
  const pairs = [
    pair('b', 'j1', 0.5, 0.5),
    pair('a', 'j3', 0.5, 0.5),
    pair('a', 'j2', 0.5, 0.5),
    pair('a', 'j1', 0.5, 0.25),
    pair('a', 'j4', 0.5, 0.9),
    pair('a', 'j5', 0.6, 0.1),
  ];
  const state = { appliedToday: () => 0, active: () => 0, limitsOf: () => ({ daily: 9, active: 9 }) };
  for (const order of [pairs, pairs.toReversed()]) {
    expect(allocateApplications(order, state).map((one) => `${one.candidateId}-${one.jobId}`)).toEqual([
      'a-j5',
      'a-j4',
      'a-j2',
      'a-j3',
      'a-j1',
      'b-j1',
    ]);
  }
});

test('applications go to the jobs a person wants most, within the daily and active limits', () => {
  const pairs = ['j1', 'j2', 'j3', 'j4', 'j5'].map((job, i) => pair('a', job, 0.5 + i / 10));
  const state = { appliedToday: () => 1, active: () => 8, limitsOf: () => ({ daily: 3, active: 10 }) };
  expect(allocateApplications(pairs, state).map((p) => p.jobId)).toEqual(['j5', 'j4']);
  expect(allocateApplications(pairs, { ...state, active: () => 9 }).map((p) => p.jobId)).toEqual(['j5']);
  expect(allocateApplications(pairs, { ...state, active: () => 12 })).toEqual([]);
  expect(allocateApplications(pairs, { ...state, appliedToday: () => 5 })).toEqual([]);
});
