import { afterEach, expect, it, vi } from 'vitest';
import { dayOfMoment } from './format.ts';

afterEach(() => vi.unstubAllEnvs());

it("a moment's day is the reader's, not Greenwich's: an evening in Joplin is not tomorrow", () => {
  vi.stubEnv('TZ', 'America/Chicago');
  expect(dayOfMoment('2026-11-22T00:30:00.000Z')).toBe('Nov 21, 2026');
  vi.stubEnv('TZ', 'UTC');
  expect(dayOfMoment('2026-11-22T00:30:00.000Z')).toBe('Nov 22, 2026');
});
