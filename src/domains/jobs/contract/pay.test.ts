import { expect, it } from 'vitest';
import {
  earnedDifferential,
  excessText,
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

const hourly = {
  state: 'MO',
  payUnit: 'hour',
  payMinCents: 1600,
  payMaxCents: 2000,
  weeklyHours: null,
  shiftPattern: '3x12',
} as const;
const offer = (payCents: number, startDate = '2026-11-24') => ({ payCents, startDate, shiftPattern: '3x12' as const });

it('an offer is measured against the posted pay and the minimum wage of its first day', () => {
  expect(payShortfalls(offer(1600), hourly)).toEqual([]);
  expect(payShortfalls(offer(1599), hourly)).toEqual([{ of: 'posted_pay', least: '$16.00' }]);
  expect(payShortfalls(offer(1499), hourly)).toEqual([
    { of: 'posted_pay', least: '$16.00' },
    { of: 'minimum_wage', least: '$15.00' },
  ]);
  expect(payShortfalls(offer(1499, '2025-12-31'), { ...hourly, payMinCents: null })).toEqual([]);
  expect(payShortfalls(offer(1), { ...hourly, state: null, payMinCents: null })).toEqual([]);
});

it('pay by the year or by the shift is measured in its unit, with the hours of the job or of the pattern offered', () => {
  const yearly = {
    ...hourly,
    payUnit: 'year',
    payMinCents: 7_500_000,
    payMaxCents: 9_000_000,
    weeklyHours: 24,
  } as const;
  expect(payShortfalls(offer(7_500_000), yearly)).toEqual([]);
  expect(payShortfalls(offer(7_499_999), yearly)).toEqual([{ of: 'posted_pay', least: '$75,000 a year' }]);
  const least = (hours: number, cents: string) => [
    { of: 'minimum_wage', least: `$15 an hour, which is ${cents} a year at ${hours} hours a week` },
  ];
  // 15 · 24 · 52; in another pattern 15 · 40 · 52.
  expect(payShortfalls(offer(1_871_999), { ...yearly, payMinCents: null })).toEqual(least(24, '$18,720'));
  expect(payShortfalls(offer(1_872_000), { ...yearly, payMinCents: null })).toEqual([]);
  const fullTime = { ...offer(1_872_000), shiftPattern: '5x8' } as const;
  expect(payShortfalls(fullTime, { ...yearly, payMinCents: null })).toEqual(least(40, '$31,200'));
  const byShift = { ...hourly, payUnit: 'shift', payMinCents: null } as const;
  expect(payShortfalls(offer(18_000), byShift)).toEqual([]);
  expect(payShortfalls(offer(17_999), byShift)).toEqual([
    { of: 'minimum_wage', least: '$15 an hour, which is $180 a shift' },
  ]);
  expect(excessText(9_000_000, yearly)).toBeNull();
  expect(excessText(9_000_001, yearly)).toBe('This is above the highest pay that you posted ($90,000 a year).');
});

it('a shortfall is worded with each limit in dollars', () => {
  expect(shortfallText([])).toBeNull();
  expect(shortfallText([{ of: 'posted_pay', least: '$16.00' }])).toBe(
    'This is below the lowest pay that you posted ($16.00).',
  );
  expect(
    shortfallText([
      { of: 'posted_pay', least: '$16.00' },
      { of: 'minimum_wage', least: '$15.05' },
    ]),
  ).toBe('This is below the lowest pay that you posted ($16.00) and the minimum wage ($15.05).');
});
