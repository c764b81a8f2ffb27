import { expect, test } from 'vitest';
import { unstorablePaths } from './storable.ts';

test('NUL and lone surrogates are found at any depth, in values and in names', () => {
  expect(unstorablePaths({ title: 'a\0', list: [{ note: 'x\ud83d' }, 'fine'], count: 1, none: null })).toEqual([
    'title',
    'list.0.note',
  ]);
  expect(unstorablePaths({ data: { 'a\0': 1 } })).toEqual(['data']);
  expect(unstorablePaths('\udc00')).toEqual(['']);
});

test('other text passes: surrogate pairs, other scripts, line breaks', () => {
  expect(unstorablePaths({ text: '👩‍⚕️ Zoë\nčešky\t中文 \u{10ffff}' })).toEqual([]);
});

test('of many such fields with long names, the first are named, and their names are cut', () => {
  const leaves = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`a${i}`, '\0']));
  const paths = unstorablePaths({ ['x'.repeat(5000)]: leaves });
  expect(paths).toHaveLength(20);
  expect(paths[0]).toBe(`${'x'.repeat(60)}.a0`);
});
