import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { USUAL_OFFICE_HOURS } from '#domains/employers/contract/office-hours.ts';
import { businessTime, type Office } from './business-time.ts';
import { isHoliday } from './holidays.ts';

const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const office: Office = { zone: CENTRAL, state: 'MO', hours: USUAL_OFFICE_HOURS };
const after = (from: string, hours: number, changes: Partial<Office> = {}) =>
  businessTime(new Date(from), hours, { ...office, ...changes }).toISOString();

test.each([
  ['within one day', '2026-03-03T14:00:00Z', 8, '2026-03-03T22:00:00.000Z'],
  ['over night', '2026-03-03T20:00:00Z', 8, '2026-03-04T19:00:00.000Z'],
  ['from before opening', '2026-03-03T09:00:00Z', 8, '2026-03-03T22:00:00.000Z'],
  ['over a weekend', '2026-02-27T22:30:00Z', 8, '2026-03-02T21:30:00.000Z'],
  ['from a Sunday', '2026-03-01T18:00:00Z', 1, '2026-03-02T15:00:00.000Z'],
  ['over the change to summer time', '2026-03-06T22:00:00Z', 8, '2026-03-09T20:00:00.000Z'],
  ['over the change to standard time', '2026-10-30T21:00:00Z', 8, '2026-11-02T21:00:00.000Z'],
  ['over Thanksgiving', '2026-11-25T22:00:00Z', 8, '2026-11-27T21:00:00.000Z'],
  ['over a holiday on a Saturday, observed on Friday', '2026-07-02T21:00:00Z', 8, '2026-07-06T20:00:00.000Z'],
  ['over a holiday on a Sunday, observed on Monday', '2027-07-02T21:00:00Z', 8, '2027-07-06T20:00:00.000Z'],
])('%s', (_name, from, hours, expected) => {
  expect(after(from, hours)).toBe(expected);
});

test('the holidays of a state close its offices only', () => {
  // Truman Day is a holiday in Missouri and a working day in Kansas.
  const from = '2026-05-08T13:00:00Z';
  expect(after(from, 8)).toBe('2026-05-11T21:00:00.000Z');
  expect(after(from, 8, { state: 'KS' })).toBe('2026-05-08T21:00:00.000Z');
});

test('a federal holiday closes the offices of a state that does not keep it, too', () => {
  // Presidents' Day is a working day of the State of Kansas.
  expect(after('2026-02-13T23:00:00Z', 8, { state: 'KS' })).toBe('2026-02-17T22:00:00.000Z');
});

test('an office on Mountain time opens an hour after one on Central time', () => {
  const from = '2026-12-01T10:00:00Z';
  expect(Date.parse(after(from, 8, { zone: MOUNTAIN })) - Date.parse(after(from, 8))).toBe(3_600_000);
});

test('a unit that never closes counts every hour, in the night of a clock change too', () => {
  const hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' };
  expect(after('2026-03-08T06:00:00Z', 8, { hours })).toBe('2026-03-08T14:00:00.000Z');
  expect(after('2026-11-01T05:00:00Z', 8, { hours })).toBe('2026-11-01T13:00:00.000Z');
});

/** Moments around both clock changes and the holidays on weekends, and any others of ten years. */
const moments = fc.oneof(
  fc.date({ min: new Date('2026-03-05T00:00:00Z'), max: new Date('2026-03-12T00:00:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2026-10-29T00:00:00Z'), max: new Date('2026-11-05T00:00:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2027-07-01T00:00:00Z'), max: new Date('2027-07-08T00:00:00Z'), noInvalidDate: true }),
  fc.date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2034-01-01T00:00:00Z'), noInvalidDate: true }),
);
const offices = fc.record<Office>({
  zone: fc.constantFrom(CENTRAL, MOUNTAIN),
  state: fc.constantFrom('MO', 'KS'),
  hours: fc
    .record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      opens: fc.integer({ min: 4, max: 12 }),
      length: fc.integer({ min: 1, max: 12 }),
    })
    .map(({ days, opens, length }) => ({ days, opens: clock(opens), closes: clock(opens + length) })),
});
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const minutes = fc.integer({ min: 1, max: 40 * 60 });

test('the time is up while the office is open', () => {
  fc.assert(
    fc.property(moments, minutes, offices, (from, length, where) => {
      const at = DateTime.fromJSDate(businessTime(from, length / 60, where), { zone: where.zone });
      const { days, opens, closes } = where.hours;
      const time = at.toFormat('HH:mm:ss.SSS');
      // At closing time, the last minute of the day is over.
      const isMidnight = closes === '24:00' && time === '00:00:00.000';
      const day = isMidnight ? at.minus({ days: 1 }) : at;
      expect(days).toContain(day.weekday);
      expect(isHoliday(day.toISODate() ?? '', where.state)).toBe(false);
      expect(isMidnight || (time >= `${opens}:00.000` && time <= `${closes}:00.000`)).toBe(true);
    }),
  );
});

test('a longer time is never up earlier, and waiting twice adds up', () => {
  fc.assert(
    fc.property(moments, minutes, minutes, offices, (from, first, more, where) => {
      const half = businessTime(from, first / 60, where);
      const whole = businessTime(from, (first + more) / 60, where);
      expect(half.getTime()).toBeGreaterThan(from.getTime());
      expect(whole.getTime()).toBeGreaterThan(half.getTime());
      // Minutes are divided into hours and back, so the sums differ by less than a thousandth of a second.
      expect(Math.abs(businessTime(half, more / 60, where).getTime() - whole.getTime())).toBeLessThanOrEqual(1);
    }),
  );
});

test('a later application is never due earlier', () => {
  fc.assert(
    fc.property(moments, moments, minutes, offices, (one, other, length, where) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      expect(businessTime(first, length / 60, where) <= businessTime(second, length / 60, where)).toBe(true);
    }),
  );
});
