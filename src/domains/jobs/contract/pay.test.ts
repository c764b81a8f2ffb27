import { expect, it } from 'vitest';
import {
  earnedDifferential,
  furtherDifferentials,
  payShortfalls,
  promisedDifferentials,
  shiftRate,
  shortfallText,
} from './pay.ts';

const job = (shift: Parameters<typeof shiftRate>[0]['shift'], night = 400, weekend = 250) => ({
  shift,
  nightDifferentialCents: night,
  weekendDifferentialCents: weekend,
});

it.each([
  ['nights', ['night', 400]],
  ['weekends', ['weekend', 250]],
  ['days', null],
  ['evenings', null],
  ['rotating', null],
  [null, null],
] as const)('a %s shift earns %o on every hour', (shift, earned) => {
  expect(earnedDifferential(job(shift))).toEqual(earned);
  expect(shiftRate(job(shift), 3900)).toBe(3900 + (earned?.[1] ?? 0));
});

it('a differential of nothing is not a differential', () => {
  expect(earnedDifferential(job('nights', 0))).toBeNull();
  expect(earnedDifferential(job('weekends', 400, 0))).toBeNull();
  expect(shiftRate(job('nights', 0), 3900)).toBe(3900);
  expect(earnedDifferential(job('nights', 1))).toEqual(['night', 1]);
});

it('a posting promises its differentials, of which the shift earns at most one', () => {
  expect(promisedDifferentials(job('days'))).toEqual([
    ['night', 400],
    ['weekend', 250],
  ]);
  expect(promisedDifferentials(job('days', 0, 1))).toEqual([['weekend', 1]]);
  expect(furtherDifferentials(job('nights'))).toEqual([['weekend', 250]]);
  expect(furtherDifferentials(job('weekends'))).toEqual([['night', 400]]);
  expect(furtherDifferentials(job('days', 400, 0))).toEqual([['night', 400]]);
});

it('an offer is measured against the posted pay and the minimum wage of its first day', () => {
  const posted = { state: 'MO', payMinCents: 1600 } as const;
  const offer = (payCents: number, startDate = '2026-11-24') => ({ payCents, startDate });
  expect(payShortfalls(offer(1600), posted)).toEqual([]);
  expect(payShortfalls(offer(1599), posted)).toEqual([{ of: 'posted_pay', leastCents: 1600 }]);
  expect(payShortfalls(offer(1499), posted)).toEqual([
    { of: 'posted_pay', leastCents: 1600 },
    { of: 'minimum_wage', leastCents: 1500 },
  ]);
  expect(payShortfalls(offer(1499, '2025-12-31'), { ...posted, payMinCents: null })).toEqual([]);
  expect(payShortfalls(offer(1), { state: null, payMinCents: null })).toEqual([]);
});

it('a shortfall is worded with each limit in dollars', () => {
  expect(shortfallText([])).toBeNull();
  expect(shortfallText([{ of: 'posted_pay', leastCents: 1600 }])).toBe(
    'This is below the lowest pay that you posted ($16.00).',
  );
  expect(
    shortfallText([
      { of: 'posted_pay', leastCents: 1600 },
      { of: 'minimum_wage', leastCents: 1505 },
    ]),
  ).toBe('This is below the lowest pay that you posted ($16.00) and the minimum wage ($15.05).');
});
