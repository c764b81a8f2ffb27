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
