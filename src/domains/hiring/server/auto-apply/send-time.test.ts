import { expect, test } from 'vitest';
import { nextSendAt } from './send-time.ts';

const CHICAGO = 'America/Chicago';
const sendAt = (now: string, zone = CHICAGO) => nextSendAt(new Date(now), zone).toISOString();

test.each([
  ['twelve hours before nine is early enough', '2026-11-24T21:00:00-06:00', '2026-11-25T15:00:00.000Z'],
  ['a minute later it is the day after', '2026-11-24T21:01:00-06:00', '2026-11-26T15:00:00.000Z'],
  ['in the morning it is tomorrow', '2026-11-24T07:00:00-06:00', '2026-11-25T15:00:00.000Z'],
  ['just after midnight it is tomorrow', '2026-11-25T00:30:00-06:00', '2026-11-26T15:00:00.000Z'],
  ['the night that clocks go forward has an hour less', '2026-03-07T20:30:00-06:00', '2026-03-09T14:00:00.000Z'],
  ['the night that clocks go back has an hour more', '2026-10-31T21:30:00-05:00', '2026-11-01T15:00:00.000Z'],
])('%s', (_what, now, expected) => {
  expect(sendAt(now)).toBe(expected);
});

test('nine o’clock is the candidate’s own', () => {
  expect(sendAt('2026-11-24T12:00:00Z', 'America/Denver')).toBe('2026-11-25T16:00:00.000Z');
});
