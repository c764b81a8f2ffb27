import { describe, expect, test } from 'vitest';
import { NOTHING_CHOSEN, toggle, toggleAll, type Selection } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const ids = (selection: Selection) => [...selection.ids].sort().join('');
const after = (...steps: [string, boolean?][]) =>
  steps.reduce((before, [id, isRange]) => toggle(before, id, order, isRange), NOTHING_CHOSEN);

describe('selecting rows', () => {
  test.each<[string, [string, boolean?][], string]>([
    ['one', [['b']], 'b'],
    ['one, and let go again', [['b'], ['b']], ''],
    ['a range downwards', [['b'], ['d', true]], 'bcd'],
    ['a range upwards', [['d'], ['a', true]], 'abcd'],
    ['a range that lets go', [['a'], ['e', true], ['b'], ['d', true]], 'ae'],
    ['a range from nowhere is one row', [['c', true]], 'c'],
    ['a range from a row that left the list is one row', [['x'], ['c', true]], 'cx'],
  ])('%s', (_what, steps, expected) => {
    expect(ids(after(...steps))).toBe(expected);
  });

  test('all, and none when all are', () => {
    const all = toggleAll(after(['b']), order);
    expect(ids(all)).toBe('abcde');
    expect(ids(toggleAll(all, order))).toBe('');
  });
});
