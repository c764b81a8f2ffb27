import { expect, it } from 'vitest';
import { equivalenceText, hourlyEquivalent, offeredHourly, statedPay, weeklyHoursOf, weeklyPay } from './pay-units.ts';

const basis = (changes: object) => ({ payUnit: 'hour', weeklyHours: null, shiftPattern: null, ...changes }) as const;

it.each([
  [3_800, basis({}), 3_800],
  [7_800_000, basis({ payUnit: 'year', shiftPattern: '5x8' }), 3_750],
  [7_800_000, basis({ payUnit: 'year', shiftPattern: '3x12' }), 4_167],
  [7_800_000, basis({ payUnit: 'year', shiftPattern: '3x12', weeklyHours: 24 }), 6_250],
  [7_800_000, basis({ payUnit: 'year', weeklyHours: 40 }), 3_750],
  [45_000, basis({ payUnit: 'shift', shiftPattern: '3x12', weeklyHours: 24 }), 3_750],
  [7_800_000, basis({ payUnit: 'year' }), null],
  [45_000, basis({ payUnit: 'shift', weeklyHours: 24 }), null],
])('%d cents paid %o are %s cents an hour', (cents, paid, hourly) => {
  expect(hourlyEquivalent(cents, paid)).toBe(hourly);
});

it('pay reads as the employer states it, with what it comes to', () => {
  expect(statedPay({ payUnit: 'year', min: 7_800_000, max: 9_200_000 })).toBe('$78,000–$92,000 a year');
  expect(statedPay({ payUnit: 'hour', min: 3_800, max: 3_800 })).toBe('$38 an hour');
  expect(equivalenceText(45_000, basis({ payUnit: 'shift', shiftPattern: '4x10' }))).toBe(
    '$450 a shift at 10 hours is $45 an hour',
  );
  expect(equivalenceText(3_800, basis({}))).toBeNull();
});

it('the hours of a job are its own, or else its pattern’s', () => {
  expect(weeklyHoursOf({ weeklyHours: 24, shiftPattern: '3x12' })).toBe(24);
  expect(weeklyHoursOf({ weeklyHours: null, shiftPattern: '3x12' })).toBe(36);
});

it('a week pays the base in its unit and the differential of each hour', () => {
  const week = (payUnit: 'hour' | 'year' | 'shift', payCents: number) =>
    weeklyPay({ payCents, differentialCents: 400 }, { payUnit, weeklyHours: 36, shiftPattern: '3x12' });
  expect(week('hour', 3_500)).toBe(3_900 * 36);
  expect(week('shift', 48_000)).toBe(3 * 48_000 + 400 * 36);
  // 8,000,000 / 52 is 153,846.15.
  expect(week('year', 8_000_000)).toBe(153_846 + 400 * 36);
});

it('an offered pay is converted with the job’s hours, in another pattern with that pattern’s', () => {
  const job = { weeklyHours: 24, shiftPattern: '3x12' } as const;
  expect(offeredHourly({ payUnit: 'year', payCents: 7_800_000, shiftPattern: '3x12' }, job)).toBe(6_250);
  expect(offeredHourly({ payUnit: 'year', payCents: 7_800_000, shiftPattern: '5x8' }, job)).toBe(3_750);
  expect(offeredHourly({ payUnit: 'shift', payCents: 45_000, shiftPattern: '4x10' }, job)).toBe(4_500);
  expect(offeredHourly({ payUnit: 'hour', payCents: null, shiftPattern: '4x10' }, job)).toBe(0);
});
