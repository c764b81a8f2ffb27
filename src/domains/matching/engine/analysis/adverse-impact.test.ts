import { expect, test } from 'vitest';
import { auditSelection, fisherExact, scoringRateCounts } from './adverse-impact.ts';

const planted = (ratio: number, size = 2000) => [
  { group: 'a', selected: 0.4 * size, total: size },
  { group: 'b', selected: Math.round(0.4 * ratio * size), total: size },
];

test('a planted ratio of 0.70 is flagged and 0.95 passes', () => {
  expect(auditSelection(planted(0.7))).toMatchObject({
    passes: false,
    groups: [{ verdict: 'reference' }, { verdict: 'adverse', ratio: expect.closeTo(0.7, 9) }],
  });
  expect(auditSelection(planted(0.95))).toMatchObject({ passes: true, groups: [{}, { verdict: 'pass' }] });
});

test('the same ratio among ten people is watched, not called adverse', () => {
  expect(auditSelection(planted(0.7, 10)).groups[1]).toMatchObject({ verdict: 'watch', selected: 3, total: 10 });
});

test('equal rates among ten people are too few to tell, and no one selected tells nothing', () => {
  expect(auditSelection(planted(1, 10))).toMatchObject({ passes: true, groups: [{}, { verdict: 'few', ratio: 1 }] });
  expect(auditSelection(planted(0.95, 200)).groups[1]).toMatchObject({ verdict: 'pass' });
  const noOne = ['a', 'b'].map((group) => ({ group, selected: 0, total: 500 }));
  expect(auditSelection(noOne).groups[1]).toMatchObject({ verdict: 'few' });
});

test("Fisher's exact test gives the textbook values", () => {
  // Fisher's lady tasting tea: 3 of 4 right, two-sided 34/70.
  expect(fisherExact({ group: 'x', selected: 3, total: 4 }, { group: 'y', selected: 1, total: 4 })).toBeCloseTo(
    34 / 70,
    12,
  );
  expect(fisherExact({ group: 'x', selected: 1, total: 10 }, { group: 'y', selected: 11, total: 14 })).toBeCloseTo(
    0.002759456,
    8,
  );
});

test('groups under 2% are counted but not compared, and an empty audit passes', () => {
  const tiny = { group: 'c', selected: 0, total: 30 };
  expect(auditSelection([...planted(0.95), tiny])).toMatchObject({ passes: true, leftOut: [tiny] });
  expect(auditSelection([])).toEqual({ groups: [], leftOut: [], passes: true });
});

test('the scoring rate counts scores above the overall median, with unknown as a group', () => {
  const scores = [
    { group: 'a', score: 1 },
    { group: 'a', score: 4 },
    { group: null, score: 3 },
    { group: 'b', score: 2 },
  ];
  expect(scoringRateCounts(scores)).toEqual([
    { group: 'a', selected: 1, total: 2 },
    { group: 'b', selected: 0, total: 1 },
    { group: 'unknown', selected: 1, total: 1 },
  ]);
});

test('exactly four fifths is no adverse impact', () => {
  expect(auditSelection(planted(0.8)).groups[1]).toMatchObject({ verdict: 'pass', ratio: expect.closeTo(0.8, 9) });
});

test("Fisher's exact test counts every table that is possible, also where one side can't hold all who were selected", () => {
  const of = (a: [number, number], b: [number, number]) =>
    fisherExact({ group: 'x', selected: a[0], total: a[1] }, { group: 'y', selected: b[0], total: b[1] });
  // 4 of 5 selected in all: tables with 1 or 2 of the first two; the first has 2/5, the other 3/5.
  expect(of([1, 2], [3, 3])).toBeCloseTo(0.4, 12);
  expect(of([2, 2], [2, 3])).toBeCloseTo(1, 12);
  // 1 of 5: none or one of the first two.
  expect(of([1, 2], [0, 3])).toBeCloseTo(0.4, 12);
  expect(of([0, 2], [1, 3])).toBeCloseTo(1, 12);
  expect(of([0, 4], [0, 4])).toBe(1);
});

test('a group is judged by whether half the best rate, rounded down, would be noticed', () => {
  const best = { group: 'a', selected: 60, total: 60 };
  const verdictAt = (total: number) =>
    auditSelection([best, { group: 'b', selected: total, total }], 0).groups[1]?.verdict;
  expect(verdictAt(2)).toBe('pass');
  expect(verdictAt(1)).toBe('pass');
  const rare = { group: 'a', selected: 6, total: 60 };
  expect(auditSelection([rare, { group: 'b', selected: 6, total: 60 }]).groups[1]?.verdict).toBe('few');
});

test('the group with the highest rate is the reference, of equal ones the first by name', () => {
  const groups = [
    { group: 'small', selected: 10, total: 100 },
    { group: 'b', selected: 90, total: 100 },
    { group: 'a', selected: 450, total: 500 },
    { group: 'many', selected: 600, total: 1_000 },
  ];
  const { groups: found } = auditSelection(groups);
  expect(found.map(({ group, ratio }) => [group, ratio])).toEqual([
    ['small', expect.closeTo(1 / 9, 12)],
    ['b', 1],
    ['a', 1],
    ['many', expect.closeTo(2 / 3, 12)],
  ]);
  expect(found.filter(({ verdict }) => verdict === 'reference').map(({ group }) => group)).toEqual(['a']);
  expect(found.find(({ group }) => group === 'a')?.pValue).toBe(1);
  expect(found.find(({ group }) => group === 'many')?.pValue).toBeLessThan(0.001);
});

test('a group without people is left out, and one of exactly the smallest share is compared', () => {
  const empty = { group: 'none', selected: 0, total: 0 };
  const share = { group: 'few', selected: 8, total: 20 };
  const large = { group: 'many', selected: 392, total: 980 };
  expect(auditSelection([large, share, empty])).toMatchObject({ leftOut: [empty], groups: [{}, { group: 'few' }] });
  expect(auditSelection([empty], 0)).toEqual({ groups: [], leftOut: [empty], passes: true });
});
