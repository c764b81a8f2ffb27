import { expect, test } from 'vitest';
import type { Contribution, EmployerFeature } from '#domains/matching/engine/types.ts';
import { askedParts, fitOf } from './employer-receipt.ts';

const part = (
  feature: EmployerFeature,
  weight: number,
  value: number,
  facts: Contribution['facts'] = {},
): Contribution<EmployerFeature> => ({ feature, weight, value, contribution: weight * value, facts });

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
