import { expect, test } from 'vitest';
import { addWorkingHours } from './response-clock.ts';

const zone = 'America/Chicago';
const after = (from: string, hours: number) => addWorkingHours(new Date(from), hours, zone).toISOString();

test.each([
  ['within one day', '2026-03-03T14:00:00Z', 8, '2026-03-03T22:00:00.000Z'],
  ['over night', '2026-03-03T20:00:00Z', 8, '2026-03-04T19:00:00.000Z'],
  ['from before opening', '2026-03-03T09:00:00Z', 8, '2026-03-03T22:00:00.000Z'],
  ['over a weekend', '2026-02-27T22:30:00Z', 8, '2026-03-02T21:30:00.000Z'],
  ['from a Sunday', '2026-03-01T18:00:00Z', 1, '2026-03-02T15:00:00.000Z'],
  ['over the change to summer time', '2026-03-06T22:00:00Z', 8, '2026-03-09T20:00:00.000Z'],
])('%s', (_name, from, hours, expected) => {
  expect(after(from, hours)).toBe(expected);
});
