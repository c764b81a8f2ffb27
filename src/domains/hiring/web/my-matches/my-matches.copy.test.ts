import { expect, test } from 'vitest';
import { autoApplyCopy } from './auto-apply.copy.ts';
import { matchCopy } from './my-matches.copy.ts';

test('a distance is never 0 miles, and comes with the drive', () => {
  expect([0.4, 12.6].map(matchCopy.drive)).toEqual([
    '1 mile from home, about 5 min by car',
    '13 miles from home, about 25 min by car',
  ]);
});

test('an employer without a record is not given one', () => {
  expect([null, 0.53].map(matchCopy.answers)).toEqual(['No reply record yet', 'Replies on time to 53% of applicants']);
});

test('counts over the limit have their own words: applying by hand or lowering the limit can exceed it', () => {
  expect(autoApplyCopy.active(5, 5)).toBe('5 of 5 open now');
  expect(autoApplyCopy.active(6, 5)).toBe('6 open now. We send more once fewer than 5 are open.');
  expect(autoApplyCopy.today(3, 2)).toBe('3 sent today. That is all for today.');
});
