import { expect, it } from 'vitest';
import { isTimeZone } from './time-zones.ts';

it.each([
  ['America/Chicago', true],
  ['UTC', true],
  ['US/Central', true],
  ['Mars/Olympus', false],
  ['', false],
])('%s: a known time zone is %s', (zone, known) => expect(isTimeZone(zone)).toBe(known));
