import { expect, test } from 'vitest';
import type {
  CandidateFeature,
  Contribution,
  EmployerFeature,
  Feature,
  GateId,
  MatchReceipt,
} from '#domains/matching/engine/types.ts';
import { askedParts, employerReceiptOf, fitOf } from './employer-receipt.ts';

const part = <F extends Feature = EmployerFeature>(
  feature: F,
  weight: number,
  value: number,
  facts: Contribution['facts'] = {},
): Contribution<F> => ({ feature, weight, value, contribution: weight * value, facts });

/** Six and a half years of experience, none of it in the emergency department. */
const side = [
  part('experience', 0.3, 6.5 / 9.5, { years: 6.5 }),
  part('recency', 0.1, 1, { daysAway: 0 }),
  part('completeness', 0.1, 0.9, { percent: 90 }),
  part('specialty', 0.25, 0, { specialty: 'emergency', held: false }),
  part('skills', 0.15, 1, { held: [], named: [] }),
  part('certifications', 0.1, 1, { held: [], named: [] }),
];

test('criteria that the job does not set give no points and take no share of them', () => {
  const asked = askedParts(side);
  expect(asked.map(({ feature }) => feature)).toEqual(['experience', 'recency', 'completeness', 'specialty']);
  expect(asked.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
});

test('without experience in the specialty, open criteria no longer lift the fit', () => {
  const before = side.reduce((sum, { contribution }) => sum + contribution, 0);
  expect(Math.round(100 * before)).toBe(65);
  expect(Math.round(100 * fitOf(side))).toBe(53);
});

test('the fit is between 0 and 1 and full when everything asked for is there', () => {
  const full = side.map((one) => ({ ...one, value: 1, contribution: one.weight }));
  expect(fitOf(full)).toBeCloseTo(1, 12);
  expect(fitOf(side.map((one) => ({ ...one, value: 0, contribution: 0 })))).toBe(0);
  expect(fitOf([])).toBe(0);
});

/** The pair of one person: what she wants, by the share of it that the job has. */
const receipt = (wants: readonly Contribution<CandidateFeature>[], gates: readonly GateId[] = []) =>
  ({
    engineVersion: 'e1',
    weightsVersion: 'w1',
    candidateSide: wants,
    employerSide: side,
    gates: gates.map((gate) => ({ gate, outcome: 'pass', code: `${gate}_met`, facts: {} })),
  }) as unknown as MatchReceipt;

test.each([
  // schedule and setting, each of weight one half
  ['high', 1, 1],
  ['high', 1, 0.5],
  ['good', 1, 0.48],
  ['good', 0.5, 0.5],
  ['some', 0.5, 0.48],
  ['some', 0, 0],
] as const)('interest is %s when the schedule meets %s and the setting %s', (band, schedule, setting) => {
  const wants = [part('schedule', 0.5, schedule), part('setting', 0.5, setting)];
  expect(employerReceiptOf(receipt(wants)).interest).toBe(band);
});

test('pay and the way to work move no band: its edges would reveal them', () => {
  const wants = (other: number) => [part('schedule', 0.1, 1), part('pay', 0.6, other), part('commute', 0.3, other)];
  expect(employerReceiptOf(receipt(wants(0))).interest).toBe('high');
  const little = (other: number) => [part('schedule', 0.1, 0), part('pay', 0.6, other), part('commute', 0.3, other)];
  expect(employerReceiptOf(receipt(little(1))).interest).toBe('some');
});

test('someone who wants nothing in particular has good interest', () => {
  expect(employerReceiptOf(receipt([])).interest).toBe('good');
  expect(employerReceiptOf(receipt([part('pay', 1, 0)])).interest).toBe('good');
});

test('an employer gets no limit of the person, and nothing of their side but the band', () => {
  const gates = ['license', 'pay', 'distance', 'shift', 'shift_pattern', 'employment_type', 'start_date', 'experience'];
  const kept = employerReceiptOf(receipt([part('schedule', 1, 1)], gates as GateId[]));
  expect(kept).toEqual({
    engineVersion: 'e1',
    weightsVersion: 'w1',
    employerSide: side,
    gates: [
      { gate: 'license', outcome: 'pass', code: 'license_met', facts: {} },
      { gate: 'experience', outcome: 'pass', code: 'experience_met', facts: {} },
    ],
    interest: 'high',
  });
});
