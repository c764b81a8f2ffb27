import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asvsFaults } from './asvs-table.ts';

const document = readFileSync('docs/security.md', 'utf8');

test('the ASVS table has each requirement once, files that are there, and the right counts', () => {
  expect(asvsFaults(document)).toEqual([]);
});

test('a missing or doubled number, a lost file, an unknown state and wrong counts are noticed', () => {
  const [row = ''] = /^\| 2\.2\.1 .*$/m.exec(document) ?? [];
  const replaced = (by: string) => asvsFaults(document.replace(row, by));
  expect(replaced('')).toContain('2.2.1 is there 0 times');
  expect(replaced(`${row}\n${row}`)).toContain('2.2.1 is there 2 times');
  expect(replaced(row.replace('2.2.1', '2.2.4'))).toContain('2.2.4 is no number of level 2');
  expect(replaced(row.replace('| met |', '| maybe |'))).toContain("2.2.1 has the state 'maybe'");
  expect(replaced('| 2.2.1 | validate | met | surely |')).toContain('2.2.1 is met, but names no file');
  expect(replaced(row.replace('api-walk', 'api-stroll'))).toContain(
    '2.2.1 names tests/walks/api-stroll.test.ts, which is not there',
  );
  expect(replaced(row.replace('| met |', '| partly |')).at(-1)).toMatch(/^the counts should be '253 requirements: /);
});
