import { expect, it } from 'vitest';
import { belowMinimumWage, minimumWageOn } from './minimum-wage.ts';

const HOURLY = { payUnit: 'hour', weeklyHours: null, shiftPattern: null } as const;

it.each([
  ['MO', '2024-12-31', 1375],
  ['MO', '2025-01-01', 1375],
  ['MO', '2025-12-31', 1375],
  ['MO', '2026-01-01', 1500],
  ['MO', '2030-06-01', 1500],
  ['KS', '2008-01-01', 725],
  ['KS', '2026-11-24', 725],
] as const)('%s on %s: %d cents', (state, day, cents) => {
  expect(minimumWageOn(state, day)).toBe(cents);
});

it('pay below it is refused with the figure, pay at it is not', () => {
  expect(belowMinimumWage('MO', 1499, '2026-11-24', HOURLY)).toBe('The minimum wage here is $15.00 an hour.');
  expect(belowMinimumWage('MO', 1500, '2026-11-24', HOURLY)).toBeNull();
});

it.each([
  [
    'MO',
    { payUnit: 'year', weeklyHours: 40, shiftPattern: null },
    20_000,
    31_200,
    '$20,000 a year at 40 hours is $9.62 an hour; Missouri’s minimum is $15.00, or $31,200 a year.',
  ],
  [
    'KS',
    { payUnit: 'year', weeklyHours: null, shiftPattern: '3x12' },
    12_000,
    13_572,
    '$12,000 a year at 36 hours is $6.41 an hour; Kansas’s minimum is $7.25, or $13,572 a year.',
  ],
  [
    'MO',
    { payUnit: 'shift', weeklyHours: 24, shiftPattern: '3x12' },
    150,
    180,
    '$150 a shift at 12 hours is $12.50 an hour; Missouri’s minimum is $15.00, or $180 a shift.',
  ],
] as const)('in %s, %o at $%d says what it comes to and what is enough', (state, basis, pay, enough, text) => {
  expect(belowMinimumWage(state, pay * 100, '2026-11-24', basis)).toBe(text);
  expect(belowMinimumWage(state, enough * 100 - 1, '2026-11-24', basis)).not.toBeNull();
  expect(belowMinimumWage(state, enough * 100, '2026-11-24', basis)).toBeNull();
});

it.each([20.3, 22.8, 26.8, 39.6])('exactly the minimum is enough at %s hours a week', (weeklyHours) => {
  const enough = Math.round(15 * weeklyHours * 52 * 100);
  const basis = { payUnit: 'year', weeklyHours, shiftPattern: null } as const;
  expect(belowMinimumWage('MO', enough, '2026-11-24', basis)).toBeNull();
  expect(belowMinimumWage('MO', enough - 1, '2026-11-24', basis)).not.toBeNull();
});

it('pay a year waits for the hours', () => {
  const basis = { payUnit: 'year', weeklyHours: null, shiftPattern: null } as const;
  expect(belowMinimumWage('MO', 100, '2026-11-24', basis)).toBeNull();
});
