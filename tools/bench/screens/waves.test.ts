import { expect, test } from 'vitest';
import { wavesUntil } from './waves.ts';

const PAGE = { start: 0, end: 400 };
const SCRIPT = { start: 410, end: 900 };
const STYLES = { start: 405, end: 800 };

test('requests that begin while others are under way share their round', () => {
  expect(wavesUntil([PAGE], 1_000)).toBe(1);
  expect(wavesUntil([PAGE, SCRIPT, STYLES], 1_000)).toBe(2);
  // Begins after the style sheet, but before the script has ended.
  expect(wavesUntil([PAGE, SCRIPT, STYLES, { start: 850, end: 950 }], 1_000)).toBe(3);
  expect(wavesUntil([PAGE, SCRIPT, { start: 850, end: 950 }], 1_000)).toBe(2);
});

test('a request after the moment does not count, and one that never ends holds back no round', () => {
  const later = { start: 1_001, end: 1_200 };
  expect(wavesUntil([PAGE, SCRIPT, later], 1_000)).toBe(2);
  expect(wavesUntil([PAGE, SCRIPT, later], 1_001)).toBe(3);
  expect(wavesUntil([PAGE, { start: 410, end: Number.POSITIVE_INFINITY }, later], 2_000)).toBe(2);
});

test('the order in which the browser lists requests does not matter, and none makes no round', () => {
  expect(wavesUntil([SCRIPT, PAGE], 1_000)).toBe(2);
  expect(wavesUntil([], 1_000)).toBe(0);
});
