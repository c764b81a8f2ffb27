import { expect, it } from 'vitest';
import { addDays, dayOf, yearsBetween } from './days.ts';

it('the day of a moment is in Central time, summer and winter, or in the given zone', () => {
  expect(dayOf(new Date('2026-11-22T05:59:59Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22');
  expect(dayOf(new Date('2026-07-01T04:59:59Z'))).toBe('2026-06-30');
  expect(dayOf(new Date('2026-07-01T05:00:00Z'))).toBe('2026-07-01');
  expect(dayOf(new Date('2026-11-22T05:59:59Z'), 'UTC')).toBe('2026-11-22');
});

it('days are added by the calendar, across clock changes, leap days and year ends', () => {
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
  expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

it('a year completes on its day, and on March 1 for leap-day birthdays', () => {
  expect(yearsBetween('2010-11-24', '2026-11-23')).toBe(15);
  expect(yearsBetween('2010-11-24', '2026-11-24')).toBe(16);
  expect(yearsBetween('1926-11-24', '2026-11-24')).toBe(100);
  expect(yearsBetween('2008-02-29', '2027-02-28')).toBe(18);
  expect(yearsBetween('2008-02-29', '2027-03-01')).toBe(19);
});
