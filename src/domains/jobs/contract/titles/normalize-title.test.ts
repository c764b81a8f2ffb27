import { expect, test } from 'vitest';
import { ALTERNATE_TITLES } from '#domains/jobs/contract/titles/title-table.ts';
import { guessPositions, normalizeTitle } from '#domains/jobs/contract/titles/normalize-title.ts';
import { POSITION_LABELS, POSITIONS } from '#kernel/vocabulary.ts';
import { HELD_OUT_TITLES } from './held-out-titles.ts';

const indexed = new Set(Object.values(ALTERNATE_TITLES).flat());

test('the first guess is right for at least 70% of the titles kept out of the index', () => {
  expect(HELD_OUT_TITLES.filter(([title]) => indexed.has(title.toLowerCase()))).toEqual([]);
  const right = HELD_OUT_TITLES.filter(([title, position]) => guessPositions(title)[0]?.position === position);
  expect(right.length / HELD_OUT_TITLES.length).toBeGreaterThanOrEqual(0.7);
});

test("each position's own label leads to it", () => {
  for (const position of POSITIONS) expect(normalizeTitle(POSITION_LABELS[position])?.position).toBe(position);
});

test('a title from elsewhere is not forced into a position', () => {
  for (const title of ['', '???', 'Welder', 'Forklift operator', 'Software engineer']) {
    expect(normalizeTitle(title)).toBeNull();
  }
});

test('no alternate title stands under two positions', () => {
  expect(indexed.size).toBe(Object.values(ALTERNATE_TITLES).flat().length);
});
