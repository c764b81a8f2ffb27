import { expect, test } from 'vitest';
import { byText } from './compare.ts';

test('texts are ordered by their code units, and equal texts stay where they are', () => {
  expect(['b', 'a', 'B', 'ä', 'a'].toSorted(byText)).toEqual(['B', 'a', 'a', 'b', 'ä']);
  expect(byText('a', 'a')).toBe(0);
});
