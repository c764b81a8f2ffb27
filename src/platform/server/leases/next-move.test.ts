import { expect, test } from 'vitest';
import { nextMove, partOf, type Division, type Holdings } from './next-move.ts';

const nothing = { take: [], release: [] };
const once = (weights: number[]): Division => ({ weights, copies: 1 });
const twice = (weights: number[]): Division => ({ weights, copies: 2 });

/** Lets every process move from the same table again and again; returns who holds what, and how many shares moved. */
function settle(holdings: Holdings, division: Division, rounds = 40) {
  const now = new Map([...holdings].map(([pid, shares]) => [pid, [...shares]]));
  let released = 0;
  for (let round = 0; round < rounds; round++) {
    const moves = [...now.keys()].map((pid) => [pid, nextMove(pid, now, division)] as const);
    for (const [pid, { take, release }] of moves) {
      released += release.length;
      now.set(
        pid,
        [...(now.get(pid) ?? []), ...take].filter((share) => !release.includes(share)),
      );
    }
  }
  const workOf = (pid: number) =>
    (now.get(pid) ?? []).reduce(
      (sum, share) => sum + (division.weights[partOf(share, division.weights.length)] ?? 0),
      0,
    );
  return { now, released, workOf };
}

test('free shares go to the process with the least work, heaviest first, each to one process', () => {
  const division = once([5, 1, 1, 1, 1, 1]);
  const holdings: Holdings = new Map([
    [10, []],
    [20, []],
  ]);
  expect(nextMove(10, holdings, division)).toEqual({ take: [1], release: [] });
  expect(nextMove(20, holdings, division)).toEqual({ take: [2, 3, 4, 5, 6], release: [] });
  // The process that died held share 1: the one with less work takes it.
  const left: Holdings = new Map([
    [20, [2, 3, 4, 5]],
    [30, [6]],
  ]);
  expect(nextMove(30, left, division)).toEqual({ take: [1], release: [] });
  expect(nextMove(20, left, division)).toEqual(nothing);
});

test('a process that joins gets work, one share at a time, and then nothing moves', () => {
  const division = once([4, 3, 2, 2, 1]);
  const { now, released, workOf } = settle(
    new Map([
      [10, [1, 2, 3, 4, 5]],
      [20, []],
    ]),
    division,
  );
  expect(workOf(10) + workOf(20)).toBe(12);
  expect(Math.abs(workOf(10) - workOf(20))).toBeLessThanOrEqual(2);
  expect(released).toBeLessThanOrEqual(3);
  for (const pid of now.keys()) expect(nextMove(pid, now, division)).toEqual(nothing);
});

test('one share that outweighs all others does not change sides again and again', () => {
  const holdings = new Map([
    [10, [1]],
    [20, [2]],
  ]);
  expect(nextMove(10, holdings, once([100, 1]))).toEqual(nothing);
  expect(nextMove(20, holdings, once([100, 1]))).toEqual(nothing);
});

test('two copies of a part are never in one process; alone, a process holds only those that serve', () => {
  const division = twice([4, 3, 2, 2, 1]);
  expect(
    settle(new Map([[10, []]]), division)
      .now.get(10)
      ?.toSorted(),
  ).toEqual([1, 2, 3, 4, 5]);
  const { now, workOf } = settle(new Map([10, 20, 30].map((pid) => [pid, []])), division);
  expect([...now.values()].flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const shares of now.values())
    expect(new Set(shares.map((share) => partOf(share, division.weights.length))).size).toBe(shares.length);
  for (const pid of now.keys()) {
    expect(nextMove(pid, now, division)).toEqual(nothing);
    expect(workOf(pid)).toBeGreaterThan(5);
  }
});

test('what is served is spread as well: a process that came later does not only stand ready', () => {
  const division = twice([9, 7, 4, 3, 3, 2, 2, 1, 1, 1]);
  const { now, released } = settle(
    new Map([
      [10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
      [20, []],
      [30, []],
    ]),
    division,
  );
  const served = [...now.values()].map((shares) =>
    shares.filter((share) => share <= 10).reduce((sum, share) => sum + (division.weights[share - 1] ?? 0), 0),
  );
  expect(Math.min(...served)).toBeGreaterThan(6);
  expect(released).toBeLessThan(14);
  for (const pid of now.keys()) expect(nextMove(pid, now, division)).toEqual(nothing);
});

test('what a dead process served is taken by the process with the second copy, which another one then gets', () => {
  const division = twice([4, 3]);
  // 10 served part 1 and died; 30 has its second copy ready, though 20 has less work.
  const left: Holdings = new Map([
    [20, [4]],
    [30, [2, 3]],
  ]);
  expect(nextMove(30, left, division)).toEqual({ take: [1], release: [3] });
  expect(nextMove(20, left, division)).toEqual(nothing);
  // Then the work that it serves is evened out.
  const { now } = settle(left, division);
  expect([...now.values()].map((shares) => shares.filter((share) => share <= 2).length)).toEqual([1, 1]);
  expect([...now.values()].flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
});
