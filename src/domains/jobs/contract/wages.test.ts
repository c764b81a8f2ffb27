import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'csv-parse/sync';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { estimateWages, WAGE_PERCENTILES } from './wages.ts';

const DAY = '2026-11-24';
const PUBLISHED = '../shared/data/oews_national_may2023_healthcare.csv';

test('an estimate rises from percentile to percentile and is never below the minimum wage', () => {
  for (const position of POSITIONS) {
    const { hourlyCents } = estimateWages(position, 'MO', DAY);
    const values = WAGE_PERCENTILES.map((percentile) => hourlyCents[percentile]);
    expect(
      values.toSorted((a, b) => a - b),
      position,
    ).toEqual(values);
    expect(Math.min(...values), position).toBeGreaterThanOrEqual(1500);
  }
  expect(estimateWages('CNA', 'MO', DAY).hourlyCents[10]).toBe(1500);
  expect(estimateWages('CNA', 'KS', DAY).hourlyCents[10]).toBe(1300);
});

test('a registered nurse in the middle earns 81% of the national median', () => {
  expect(estimateWages('RN', 'KS', DAY).hourlyCents[50]).toBe(3352);
});

test.skipIf(!existsSync(PUBLISHED))('the figures are 81% or 90% of the published national wages', () => {
  const rows = parse<Record<string, string>>(readFileSync(PUBLISHED), { columns: true });
  for (const position of POSITIONS) {
    const { occupation, hourlyCents } = estimateWages(position, 'KS', DAY);
    const row = rows.find(
      (each) => each['O_GROUP'] === 'detailed' && each['OCC_TITLE']?.toLowerCase() === occupation.toLowerCase(),
    );
    const share = position === 'RN' ? 81 : 90;
    const published = ['H_PCT10', 'H_PCT25', 'H_MEDIAN', 'H_PCT75', 'H_PCT90'].map((column) =>
      Math.round(Number(row?.[column]) * share),
    );
    WAGE_PERCENTILES.forEach((percentile, at) =>
      expect(Math.abs(hourlyCents[percentile] - (published[at] ?? 0)), `${position} ${percentile}`).toBeLessThanOrEqual(
        1,
      ),
    );
  }
});
