import { afterEach, expect, it, vi } from 'vitest';
import { dayOfMoment, moment, zoneName } from './format.ts';

afterEach(() => vi.unstubAllEnvs());

it("a day is in the reader's time zone, not in UTC: an evening in Joplin is not tomorrow", () => {
  vi.stubEnv('TZ', 'America/Chicago');
  expect(dayOfMoment('2026-11-22T00:30:00.000Z')).toBe('Nov 21, 2026');
  vi.stubEnv('TZ', 'UTC');
  expect(dayOfMoment('2026-11-22T00:30:00.000Z')).toBe('Nov 22, 2026');
});

it.each([
  ['America/Chicago', 'Central Time'],
  ['America/Indiana/Indianapolis', 'Eastern Time'],
  ['Asia/Kolkata', 'India Standard Time'],
  ['UTC', 'Coordinated Universal Time'],
])('%s is called %s', (zone, name) => expect(zoneName(zone)).toBe(name));

it('a time in a zone unknown to the browser is shown in the reader’s zone, with that zone’s name', () => {
  vi.stubEnv('TZ', 'America/Chicago');
  expect(moment('2026-11-22T00:30:00.000Z', 'Mars/Olympus')).toBe('Sat, Nov 21, 6:30 PM CST');
});
