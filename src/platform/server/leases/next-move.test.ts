import { expect, test } from 'vitest';
import { nextMove, type Holdings } from './next-move.ts';

const nothing = { take: [], release: null };

test('free shares go to the process with the least work, heaviest first, each to one process', () => {
  const weights = [5, 1, 1, 1, 1, 1];
  const holdings: Holdings = new Map([
    [10, []],
    [20, []],
  ]);
  expect(nextMove(10, holdings, weights)).toEqual({ take: [1], release: null });
  expect(nextMove(20, holdings, weights)).toEqual({ take: [2, 3, 4, 5, 6], release: null });
  // The process that died held share 1: the one with less work takes it.
  expect(
    nextMove(
      30,
      new Map([
        [20, [2, 3, 4, 5]],
        [30, [6]],
      ]),
      weights,
    ),
  ).toEqual({ take: [1], release: null });
  expect(
    nextMove(
      20,
      new Map([
        [20, [2, 3, 4, 5]],
        [30, [6]],
      ]),
      weights,
    ),
  ).toEqual(nothing);
});

test('a process that joins gets work, one share at a time, and then nothing moves', () => {
  const weights = [4, 3, 2, 2, 1];
  const holdings = new Map([
    [10, [1, 2, 3, 4, 5]],
    [20, [] as number[]],
  ]);
  const moved: number[] = [];
  for (let step = 0; step < 20; step++) {
    const moves = [...holdings.keys()].map((pid) => [pid, nextMove(pid, holdings, weights)] as const);
    for (const [pid, { take, release }] of moves) {
      const own = holdings.get(pid) ?? [];
      if (release !== null) moved.push(release);
      holdings.set(
        pid,
        [...own, ...take].filter((share) => share !== release),
      );
    }
  }
  const load = (pid: number) => (holdings.get(pid) ?? []).reduce((sum, share) => sum + (weights[share - 1] ?? 0), 0);
  expect(load(10) + load(20)).toBe(12);
  expect(Math.abs(load(10) - load(20))).toBeLessThanOrEqual(2);
  expect(moved.length).toBeLessThanOrEqual(3);
  for (const pid of holdings.keys()) expect(nextMove(pid, holdings, weights)).toEqual(nothing);
});

test('one share that outweighs all others does not change sides again and again', () => {
  const holdings = new Map([
    [10, [1]],
    [20, [2]],
  ]);
  expect(nextMove(10, holdings, [100, 1])).toEqual(nothing);
  expect(nextMove(20, holdings, [100, 1])).toEqual(nothing);
});
