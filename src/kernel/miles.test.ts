import { expect, test } from 'vitest';
import { driveTime, inMiles } from './miles.ts';

test('a distance is whole miles and never zero', () => {
  expect([0, 0.4, 1.4, 12.6].map(inMiles)).toEqual(['1 mile', '1 mile', '1 mile', '13 miles']);
});

test('a drive is estimated in steps of five minutes and never less than five', () => {
  expect([0, 2, 4, 12, 23, 62, 108].map(driveTime)).toEqual([
    'about 5 min',
    'about 5 min',
    'about 10 min',
    'about 20 min',
    'about 40 min',
    'about 1 hr 35 min',
    'about 2 hr 45 min',
  ]);
});
