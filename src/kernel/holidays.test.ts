import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { addBusinessDays, holidayOn } from './holidays.ts';

test.each([
  ['in the middle of a week', '2026-11-17', 2, '2026-11-19'],
  ['over a weekend', '2026-11-20', 1, '2026-11-23'],
  ['from a Saturday', '2026-11-21', 2, '2026-11-24'],
  ['over Thanksgiving', '2026-11-24', 2, '2026-11-27'],
  ['over Memorial Day, the last Monday in May', '2027-05-28', 1, '2027-06-01'],
  ['over Christmas on a Saturday, observed on the Friday before', '2027-12-23', 1, '2027-12-27'],
  ['over New Year on a Saturday, observed in the old year', '2027-12-30', 1, '2028-01-03'],
  ['over Independence Day on a Sunday, observed on Monday', '2027-07-02', 1, '2027-07-06'],
])('business days %s', (_, from, count, to) => {
  expect(addBusinessDays(from, count)).toBe(to);
});

test('the federal holidays of 2026, as the Office of Personnel Management lists them', () => {
  const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
  expect(days.flatMap((day) => (holidayOn(day) ? [`${day} ${holidayOn(day)}`] : []))).toEqual([
    '2026-01-01 New Year’s Day',
    '2026-01-19 Martin Luther King Jr. Day',
    '2026-02-16 Presidents’ Day',
    '2026-05-25 Memorial Day',
    '2026-06-19 Juneteenth',
    '2026-07-04 Independence Day',
    '2026-09-07 Labor Day',
    '2026-10-12 Columbus Day',
    '2026-11-11 Veterans Day',
    '2026-11-26 Thanksgiving',
    '2026-12-25 Christmas Day',
  ]);
});
