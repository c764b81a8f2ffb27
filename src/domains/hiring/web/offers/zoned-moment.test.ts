import { expect, test } from 'vitest';
import { momentIn, typedIn, zoneName } from './zoned-moment.ts';

test('a typed time means the workplace’s, in winter, in summer and around a change of the clocks', () => {
  for (const [zone, day, time, moment] of [
    ['America/Chicago', '2026-12-04', '17:00', '2026-12-04T23:00:00.000Z'],
    ['America/Chicago', '2026-07-01', '17:00', '2026-07-01T22:00:00.000Z'],
    ['America/Denver', '2026-12-04', '17:00', '2026-12-05T00:00:00.000Z'],
    ['America/Chicago', '2026-11-01', '03:30', '2026-11-01T09:30:00.000Z'],
    ['America/Chicago', '2027-03-14', '01:30', '2027-03-14T07:30:00.000Z'],
  ] as const) {
    expect(momentIn(zone, day, time)).toBe(moment);
    expect(typedIn(zone, moment)).toEqual([day, time]);
  }
  expect(momentIn('America/Chicago', '', '17:00')).toBe('');
  expect(zoneName('America/Chicago')).toBe('Central Time');
});
