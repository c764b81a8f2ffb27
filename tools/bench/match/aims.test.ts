import { expect, test } from 'vitest';
import type { MatchFigure, MatchReport } from '../match.ts';
import { marketAims, type MarketBench } from './market.ts';
import { matchAims } from './match-aims.ts';

const times = (p50Ms: number, p95Ms: number) => ({ p50Ms, p95Ms, p99Ms: p95Ms, meanMs: p50Ms });
const figure = (one: Partial<MatchFigure>, p50Ms: number, p95Ms: number): MatchFigure => ({
  engine: 'fast',
  mode: 'radius',
  direction: 'people',
  candidates: 1_000_000,
  identical: true,
  short: 0,
  quickest: null,
  ...times(p50Ms, p95Ms),
  ...one,
});
const built = { seconds: 9, bytesPerPerson: 300 };
const report = (match: MatchFigure[], candidates = 1_000_000): MatchReport => ({
  match,
  build: { candidates, rowBytes: 160, ...built, both: built },
  mixed: { candidates, moving: 0.12, rowBytes: 160, ...times(0.1, 0.2) },
  freshness: { candidates, ...times(1, 6) },
  scanFloor: { candidates, megabytes: 43, ms: 3, gigabytesPerSecond: 14 },
  rematch: [1, 2].flatMap((workers) => [
    { mode: 'radius' as const, workers, candidates, jobs: 10_000, seconds: 0.36 },
    { mode: 'gates' as const, workers, candidates, jobs: 10_000, seconds: 1.5 },
  ]),
  core: { shared: 0, slower: 1 },
});
const met = (aims: ReturnType<typeof matchAims>) => Object.fromEntries(aims.map((aim) => [aim.name, aim.met]));

test('each aim of matching is a row, against PostgreSQL and in time', () => {
  const aims = matchAims(
    report([
      figure({}, 0.03, 0.07),
      figure({ engine: 'postgres' }, 0.81, 0.69),
      figure({ mode: 'gates' }, 0.31, 0.9),
      figure({ mode: 'all' }, 9, 9),
    ]),
  );
  expect(met(aims)).toEqual({
    'best people for a job, radius, 1000000 candidates, times faster than PostgreSQL, p50': true,
    'best people for a job, radius, 1000000 candidates, times faster than PostgreSQL, p95': false,
    'best people for a job, radius, 1000000 candidates, p95': true,
    'best people for a job, gates, 1000000 candidates, mean': false,
    'best people for a job, gates, 1000000 candidates, p95': true,
    '10000 jobs matched again on one thread, radius': false,
    '10000 jobs matched again on one thread, gates': true,
    'build of 1000000 people': true,
    'a changed person in the next match, p95': false,
  });
  expect(aims[0]).toEqual({ name: expect.any(String), value: 27, unit: 'times', aim: 25, met: true });
});

test('aims in time were set for a million people, and none is claimed for fewer', () => {
  const aims = matchAims(report([figure({ candidates: 10_000 }, 0.01, 0.02)], 10_000));
  expect(aims.map(({ name }) => name)).toEqual(['a changed person in the next match, p95']);
});

test('the aims of the market compare the cap with lists by the score alone', () => {
  const plusMinus = { hires: 0, gini: 0, neverShown: 0, quality: 0 };
  const policy = (name: 'employer' | 'product+cap', hires: number, gini: number) => ({
    policy: name,
    hires,
    gini,
    neverShown: 0,
    quality: 0,
    plusMinus,
  });
  const bench = (hires: number, gini: number): MarketBench => ({
    market: [policy('employer', 200, 0.7), policy('product+cap', hires, gini)],
    marketGated: [],
    marketNoise: [],
  });
  const rows = (hires: number, gini: number) =>
    marketAims(bench(hires, gini)).map(({ value, met: isMet }) => [value, isMet]);
  expect(rows(462, 0.2)).toEqual([
    [131, true],
    [0.2, true],
  ]);
  expect(rows(379, 0.46)).toEqual([
    [89.5, false],
    [0.46, false],
  ]);
});
