import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const NIGHT_NURSE = { timeZone: 'America/Chicago', startMinute: 8 * 60, endMinute: 16 * 60 };
const OVER_MIDNIGHT = { timeZone: 'America/Chicago', startMinute: 22 * 60, endMinute: 7 * 60 };

test.each([
  ['before they begin', NIGHT_NURSE, '2026-06-01T12:59:00Z', null],
  ['in their first minute', NIGHT_NURSE, '2026-06-01T13:00:00Z', '2026-06-01T21:00:00Z'],
  ['in their last minute', NIGHT_NURSE, '2026-06-01T20:59:59Z', '2026-06-01T21:00:00Z'],
  ['in the minute they end', NIGHT_NURSE, '2026-06-01T21:00:00Z', null],
  ['late in the evening', OVER_MIDNIGHT, '2026-06-02T03:30:00Z', '2026-06-02T12:00:00Z'],
  ['early in the morning', OVER_MIDNIGHT, '2026-06-02T09:00:00Z', '2026-06-02T12:00:00Z'],
  ['at noon', OVER_MIDNIGHT, '2026-06-02T17:00:00Z', null],
  ['in the night that loses an hour', OVER_MIDNIGHT, '2026-03-08T05:00:00Z', '2026-03-08T12:00:00Z'],
  ['in the night that gains one', OVER_MIDNIGHT, '2026-11-01T05:00:00Z', '2026-11-01T13:00:00Z'],
  ['where start and end are one', { ...NIGHT_NURSE, endMinute: NIGHT_NURSE.startMinute }, '2026-06-01T14:00:00Z', null],
])('%s', (_when, hours, now, until) => {
  expect(quietUntil(new Date(now), hours)?.toISOString() ?? null).toBe(until && new Date(until).toISOString());
});
