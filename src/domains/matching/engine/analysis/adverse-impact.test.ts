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
