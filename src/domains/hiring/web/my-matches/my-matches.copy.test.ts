import { expect, test } from 'vitest';
import { autoApplyCopy } from './auto-apply.copy.ts';
import { matchCopy } from './my-matches.copy.ts';

test('a distance is never 0 miles, on the card and in the reasons', () => {
  expect([0, 0.4, 1.4, 12.6].map(matchCopy.miles)).toEqual([
    '1 mile from home',
    '1 mile from home',
    '1 mile from home',
    '13 miles from home',
  ]);
});

test('counts over the limit have their own words: applying by hand or lowering the limit can exceed it', () => {
  expect(autoApplyCopy.active(5, 5)).toBe('5 of 5 open now');
  expect(autoApplyCopy.active(6, 5)).toBe('6 open now. We send more once fewer than 5 are open.');
  expect(autoApplyCopy.today(3, 2)).toBe('3 sent today. That is all for today.');
});
