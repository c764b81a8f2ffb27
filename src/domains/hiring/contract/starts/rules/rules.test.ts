import { expect, test } from 'vitest';
import { RULE_BOOKS, rulesFor } from './rules.ts';

const all = RULE_BOOKS.flatMap(({ rules }) => rules);

test.each(all.map((rule) => [rule.id, rule] as const))('%s names its source with a date', (_, { source }) => {
  expect(source.name.length).toBeGreaterThan(10);
  expect(source.asOf).toMatch(/^20\d{2}-\d{2}-\d{2}$/);
  expect(Number.isNaN(Date.parse(source.asOf))).toBe(false);
  if (source.url) expect(new URL(source.url).protocol).toBe('https:');
});

test('each rule has an ID of its own, and each book a version', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { version } of RULE_BOOKS) expect(version).toBeGreaterThan(0);
});

test('position, state and setting decide what is asked', () => {
  const ids = (...given: Parameters<typeof rulesFor>) => rulesFor(...given).map(({ id }) => id);
  const nurse = ids({ position: 'RN', state: 'MO', setting: 'hospital', credential: 'license' });
  expect(nurse).toEqual(expect.arrayContaining(['license', 'mo-edl', 'fcra-consent', 'immunizations', 'tb', 'i9']));
  expect(nurse).not.toEqual(expect.arrayContaining(['mo-fcsr']));
  const aide = ids({ position: 'CNA', state: 'MO', setting: 'long_term_care', credential: 'registry' });
  expect(aide).toEqual(expect.arrayContaining(['registry', 'mo-fcsr', 'mo-fingerprints', 'mo-tb']));
  expect(aide).not.toEqual(expect.arrayContaining(['license']));
  expect(aide).not.toEqual(expect.arrayContaining(['tb']));
  const kansas = ids({ position: 'CNA', state: 'KS', setting: 'home_health', credential: 'registry' });
  expect(kansas).toEqual(expect.arrayContaining(['ks-record-check', 'tb']));
  expect(kansas.filter((id) => id.startsWith('mo-'))).toEqual([]);
  const desk = ids({ position: 'FRONT_DESK', state: 'KS', setting: 'clinic', credential: 'none' });
  expect(desk).not.toEqual(expect.arrayContaining(['license']));
  expect(desk).not.toEqual(expect.arrayContaining(['immunizations']));
});

test('an unknown setting leaves out what belongs to one setting alone', () => {
  const ids = rulesFor({ position: 'RN', state: 'MO', setting: null, credential: 'license' }).map(({ id }) => id);
  expect(ids).toContain('mo-edl');
  expect(ids).not.toContain('mo-fcsr');
});
