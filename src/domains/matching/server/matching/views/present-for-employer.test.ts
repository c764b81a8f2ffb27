import { expect, test } from 'vitest';
import type { Contribution, EmployerFeature, GateResult } from '#domains/matching/engine/types.ts';
import type { EmployerReceipt } from './employer-receipt.ts';
import {
  gatesForEmployer,
  presentScoreForEmployer,
  reasonsForEmployer,
  type StoredView,
} from './present-for-employer.ts';

const part = (
  feature: EmployerFeature,
  weight: number,
  value: number,
  facts: Contribution['facts'] = {},
): Contribution<EmployerFeature> => ({ feature, weight, value, contribution: weight * value, facts });

const stored = (receipt: Partial<EmployerReceipt>, employerScore = 0.67): StoredView => ({
  employerScore,
  createdAt: new Date('2026-11-20T10:00:00Z'),
  receipt: {
    engineVersion: 'e1',
    weightsVersion: 'w1',
    employerSide: [],
    gates: [],
    interest: 'good',
    ...receipt,
  } satisfies EmployerReceipt,
});

const thirds = [
  part('experience', 1 / 3, 0.67, { years: 4 }),
  part('recency', 1 / 3, 0.67, { daysAway: 0 }),
  part('completeness', 1 / 3, 0.67, { percent: 67 }),
];

test('whole points add up to the compatibility and the most possible points to 100', () => {
  const { compatibility, parts } = presentScoreForEmployer(stored({ employerSide: thirds }));
  expect(compatibility).toBe(67);
  // 22.33 each: the one point that is left goes to the first of equals.
  expect(parts.map(({ points }) => points)).toEqual([23, 22, 22]);
  expect(parts.map(({ maxPoints }) => maxPoints)).toEqual([34, 33, 33]);
});

test('the points that rounding leaves go to the parts that lose most by it', () => {
  const side = [
    part('experience', 0.5, 0.41, { years: 4 }),
    part('recency', 0.3, 0.83, { daysAway: 0 }),
    part('completeness', 0.2, 0.93, { percent: 93 }),
  ];
  const { parts } = presentScoreForEmployer(stored({ employerSide: side }, 0.64));
  // 20.5, 24.9 and 18.6 points.
  expect(parts.map(({ points }) => points)).toEqual([20, 25, 19]);
});

test('a score says what it was computed with, and each part its words', () => {
  const score = presentScoreForEmployer(stored({ employerSide: thirds, interest: 'high' }));
  expect(score).toMatchObject({
    interest: 'high',
    engineVersion: 'e1',
    weightsVersion: 'w1',
    computedAt: '2026-11-20T10:00:00.000Z',
  });
  expect(score.parts.map(({ feature, label }) => [feature, label])).toEqual([
    ['experience', 'Experience'],
    ['recency', 'Recent work'],
    ['completeness', 'Complete profile'],
  ]);
  expect(score.parts[0]?.text).toMatch(/4 years/);
});

test('what the job leaves open is neither a part nor a reason', () => {
  const side = [part('skills', 0.5, 1, { held: [], named: [] }), part('experience', 0.5, 0.8, { years: 8 })];
  const view = stored({ employerSide: side }, 0.8);
  expect(presentScoreForEmployer(view).parts.map(({ feature }) => feature)).toEqual(['experience']);
  expect(reasonsForEmployer(view)).toHaveLength(1);
  expect(reasonsForEmployer(view)[0]).toMatch(/8 years/);
});

test('a weak part is no reason', () => {
  expect(reasonsForEmployer(stored({ employerSide: [part('experience', 1, 0.4, { years: 1 })] }, 0.4))).toEqual([]);
});

const gate = (name: GateResult['gate'], facts: GateResult['facts'], outcome: GateResult['outcome'] = 'pass') =>
  ({ gate: name, outcome, code: outcome === 'pass' ? 'OK' : 'NO', facts }) as unknown as GateResult;
const asked = (one: GateResult) => gatesForEmployer(stored({ gates: [one] }))[0]?.isAsked;

test.each([
  [gate('license', {}), true],
  [gate('certifications', { required: ['BLS'] }), true],
  [gate('certifications', { required: [] }), false],
  [gate('certifications', { required: 'BLS' }), false],
  [gate('experience', { minimumYears: 1 }), true],
  [gate('experience', { minimumYears: 0 }), false],
  [gate('work_authorization', { required: true }), true],
  [gate('work_authorization', { required: false }), false],
  [gate('job_open', {}), false],
])('a requirement counts as asked only when the job sets it: %j', (one, expected) => {
  expect(asked(one)).toBe(expected);
});

test('a requirement that is not met says so', () => {
  const [failed, met] = gatesForEmployer(stored({ gates: [gate('license', {}, 'fail'), gate('license', {})] }));
  expect([failed?.passed, met?.passed]).toEqual([false, true]);
  expect(failed?.code).toBe('NO');
});
