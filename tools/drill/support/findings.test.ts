import { expect, test } from 'vitest';
import { compare, isGood, tableOf } from './findings.ts';
import { compareTables, differences } from './table-checksums.ts';

test('what is missing is lost, what is there twice is doubled, and either fails a drill', () => {
  const counts = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const finding = compare('accounts', ['a', 'b', 'c'], (key) => counts.get(key) ?? 0);
  expect(finding).toEqual({ what: 'accounts', acknowledged: 3, found: 2, lost: 1, doubled: 1 });
  expect(isGood([finding])).toBe(false);
  expect(isGood([{ ...finding, lost: 0 }])).toBe(false);
  expect(isGood([compare('accounts', ['a'], () => 1)])).toBe(true);
  expect(tableOf([finding]).split('\n')[1]?.split(/\s+/)).toEqual(['accounts', '3', '2', '1', '1']);
});

test('tables differ when their sums do, or when one side lacks them', () => {
  const one = new Map([
    ['jobs', '2 rows, 5'],
    ['mails', '1 rows, 7'],
  ]);
  expect(differences(one, new Map(one))).toEqual([]);
  expect(
    differences(
      one,
      new Map([
        ['jobs', '2 rows, 6'],
        ['notes', '0 rows, 0'],
      ]),
    ),
  ).toEqual(['jobs', 'mails', 'notes']);
});

test('a table that differs, is gone or is new counts as lost', () => {
  const before = new Map([
    ['jobs', '2 rows, 5'],
    ['mails', '1 rows, 7'],
    ['users', '9 rows, 3'],
  ]);
  const same = { what: 'tables', acknowledged: 3, found: 3, lost: 0, doubled: 0 };
  expect(compareTables(before, new Map(before))).toEqual(same);
  const after = new Map([
    ['jobs', '2 rows, 6'],
    ['users', '9 rows, 3'],
    ['notes', '0 rows, 0'],
  ]);
  expect(compareTables(before, after)).toEqual({ ...same, found: 1, lost: 3 });
});
