import { expect, test } from 'vitest';
import { zipField } from './geo.ts';

test.each(['64108', ' 64108 ', '64108-2213'])('a ZIP code is accepted as typed or pasted: %j', (typed) => {
  expect(zipField.parse(typed)).toBe('64108');
});

test.each(['', '6410', '641080', '64108-1', 'K1A 0B1'])('an invalid ZIP code is refused: %j', (typed) => {
  expect(zipField.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Enter a ZIP code with five digits.',
  ]);
});
