import { expect, test } from 'vitest';
import { RowSummaries } from './row-summaries.ts';
import { FLAG, NO_RADIUS } from './row-codes.ts';

const HOME = { lat: 3_909_970, lng: -9_457_860 };

function summaryOf(reach: {
  readonly radius: number;
  readonly relocates?: number;
  readonly flags?: number;
}): RowSummaries {
  const summaries = new RowSummaries(2);
  summaries.write(1, 3000, 3600, 7, { ...HOME, relocates: 0, flags: FLAG.located, ...reach });
  return summaries;
}

test('a summary rules out a job by distance only beyond the radius', () => {
  expect(summaryOf({ radius: 25 }).mayAccept(1, 25)).toBe(true);
  expect(summaryOf({ radius: 25 }).mayAccept(1, 25.01)).toBe(false);
  expect(summaryOf({ radius: 252 }).mayAccept(1, 252.5)).toBe(false);
  expect(summaryOf({ radius: 0 }).mayAccept(1, 0)).toBe(true);
});

test.each([
  ['a radius of 253 miles', { radius: 253 }],
  ['a radius of 900 miles', { radius: 900 }],
  ['no limit', { radius: NO_RADIUS }],
  ['a move to Kansas', { radius: 10, relocates: 2 }],
])('a summary rules out no distance for %s', (_, reach) => {
  expect(summaryOf(reach).mayAccept(1, 800)).toBe(true);
});

test.each([
  ['would move', { radius: 10, relocates: 2 }, true],
  ['would move and has no home', { radius: 10, relocates: 2, flags: 0 }, true],
  ['named no radius', { radius: NO_RADIUS }, true],
  ['named a radius', { radius: 900 }, false],
  ['has neither home nor radius', { radius: NO_RADIUS, flags: 0 }, false],
])('a person is mobile who would move, or has a home and no radius: %s', (_, reach, isMobile) => {
  expect(summaryOf(reach).isMobile(1)).toBe(isMobile);
});

test.each([
  ['would move and lives outside the commute box', { radius: 10, relocates: 2 }, true, true],
  ['would move and lives inside', { radius: 10, relocates: 2 }, false, false],
  ['would move and has no home', { radius: 10, relocates: 2, flags: 0 }, false, true],
  ['named no radius and lives outside', { radius: NO_RADIUS }, true, true],
  ['named a radius and lives outside', { radius: 900 }, true, false],
  ['has neither home nor radius', { radius: NO_RADIUS, flags: 0 }, true, false],
])('only mobile people outside the commute box belong to the far part: %s', (_, reach, isOutside, isFar) => {
  expect(summaryOf(reach).isFar(1, isOutside)).toBe(isFar);
});

test('a summary keeps its values after a copy and a resize', () => {
  const summaries = summaryOf({ radius: 25 });
  summaries.setEmployerBase(1, 0.37);
  const copied = new RowSummaries(1);
  copied.copy(0, summaries, 1);
  const grown = copied.grown(4);
  const { lat, lng } = { lat: grown.lat(0), lng: grown.lng(0) };
  expect({ lat, lng, floor: grown.floor(0), payHigh: grown.payHigh(0), schedule: grown.scheduleCode(0) }).toEqual({
    ...HOME,
    floor: 3000,
    payHigh: 3600,
    schedule: 7,
  });
  expect(grown.employerBaseBound(0)).toBeGreaterThanOrEqual(0.37);
  expect(grown.employerBaseBound(0)).toBeLessThan(0.37 + 2e-5);
  expect(grown.mayAccept(0, 26)).toBe(false);
});
