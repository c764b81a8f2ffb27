import { expect, test } from 'vitest';
import { interviewTime, timeHere } from './interview-time.ts';

const CENTRAL = 'America/Chicago';

test('a federal holiday is named, by the day where the work is', () => {
  expect(interviewTime('2026-11-26T15:00:00Z', CENTRAL)).toBe('Thu, Nov 26 · Thanksgiving, 9:00 AM CST');
  // In Greenwich it is Thanksgiving already.
  expect(interviewTime('2026-11-26T02:00:00Z', CENTRAL)).toBe('Wed, Nov 25, 8:00 PM CST');
});

test('the reader’s own clock is named only when it shows another time', () => {
  expect(timeHere('2026-11-25T16:00:00Z', CENTRAL, CENTRAL)).toBeNull();
  expect(timeHere('2026-11-25T16:00:00Z', CENTRAL, 'America/Denver')).toBe('On your clock: Wed, Nov 25, 9:00 AM MST.');
});
