import { expect, test } from 'vitest';
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
