import { expect, test } from 'vitest';
import { autoApplyCopy, plannedCopy } from './auto-apply.copy.ts';
import { sendTime } from './send-day.ts';

test('counts over the limit have their own words: applying by hand or lowering the limit can exceed it', () => {
  expect(autoApplyCopy.active(5, 5)).toBe('5 of 5 open now');
  expect(autoApplyCopy.active(6, 5)).toBe('6 open now. We send more once fewer than 5 are open.');
  expect(autoApplyCopy.today(3, 2)).toBe('3 sent today. That is all for today.');
});

test('the preview says how much would change', () => {
  expect(autoApplyCopy.preview(3, -2)).toBe('With these limits we’d plan 3 applications (2 fewer than now).');
  expect(autoApplyCopy.preview(1, 1)).toBe('With these limits we’d plan 1 application (1 more than now).');
  expect(autoApplyCopy.preview(2, 0)).toBe('With these limits we’d plan 2 applications, as now.');
});

test('the day of sending is named in the candidate’s zone', () => {
  const zone = 'America/Chicago';
  const nine = '2026-11-25T15:00:00Z';
  expect(plannedCopy.heading(2, sendTime(nine, zone, new Date('2026-11-24T23:00:00Z')))).toBe(
    'We’ll send these 2 applications tomorrow at 9:00 AM',
  );
  // In Greenwich it is the 25th already.
  expect(sendTime(nine, zone, new Date('2026-11-25T03:00:00Z'))).toBe('tomorrow at 9:00 AM');
  expect(sendTime(nine, zone, new Date('2026-11-25T06:30:00Z'))).toBe('today at 9:00 AM');
  expect(sendTime(nine, zone, new Date('2026-11-23T18:00:00Z'))).toBe('on Wed, Nov 25 at 9:00 AM');
});
