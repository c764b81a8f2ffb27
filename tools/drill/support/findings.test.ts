import { expect, test } from 'vitest';
import { compare, isGood, tableOf } from './findings.ts';
import { differences } from './table-checksums.ts';

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
