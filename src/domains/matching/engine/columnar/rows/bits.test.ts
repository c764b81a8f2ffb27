import { expect, it } from 'vitest';
import { SKILL_IDS, US_STATES } from '#kernel/vocabulary.ts';
import { bitOf, LAST_SMALL_DAY, popcount, skillMask, smallDay, stateMasks } from './bits.ts';

it('each word has a bit of its own, and an unknown word none', () => {
  const masks = SKILL_IDS.map((skill) => skillMask([skill]));
  expect(masks.map(popcount)).toEqual(SKILL_IDS.map(() => 1));
  expect(popcount(skillMask(SKILL_IDS))).toBe(SKILL_IDS.length);
  expect(masks.map(bitOf).toSorted((one, other) => one - other)).toEqual([...SKILL_IDS.keys()]);
  expect(() => skillMask(['charting_epic', 'flying'])).toThrow('not in the vocabulary: flying');
});

it('each state has a bit of its own in one of two words', () => {
  const masks = US_STATES.map((state) => stateMasks([state]));
  expect(masks.map(([low, high]) => popcount(low) + popcount(high))).toEqual(US_STATES.map(() => 1));
  expect(new Set(masks.map(String)).size).toBe(US_STATES.length);
  const all = stateMasks(US_STATES);
  expect(popcount(all[0])).toBe(32);
  expect(popcount(all[1])).toBe(US_STATES.length - 32);
  expect(() => stateMasks(['MO', 'ZZ'])).toThrow('not a state: ZZ');
});

it.each([
  ['1999-12-31', 1],
  ['2000-01-01', 1],
  ['2000-01-02', 1],
  ['2000-01-03', 2],
  ['2026-11-21', 9_821],
  ['2179-06-05', LAST_SMALL_DAY],
  ['2500-01-01', LAST_SMALL_DAY],
])('%s is the small day %i', (day, small) => {
  expect(smallDay(day)).toBe(small);
});
