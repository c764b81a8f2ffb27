import { watchCore } from './match/core-share.ts';

/** Query times in milliseconds. */
export interface Times {
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  meanMs: number;
}

export interface Timed<A> extends Times {
  answers: A[];
  /** Of each query's fastest run: what the core can do alone. Null where runs were too few. */
  quickest: Times | null;
}

export function timesOf(samples: readonly number[]): Times {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    meanMs: samples.reduce((sum, ms) => sum + ms, 0) / Math.max(1, samples.length),
  };
}

/** Minimum warm-up. */
const WARM_MS = 1_000;
/** Minimum measurement: a machine that is slow for a twentieth of a second must not dominate. */
const WATCH_MS = 2_000;
/** Runs per query for a meaningful minimum. */
const ENOUGH = 5;

/** Runs all queries repeatedly: a warm-up, then the measurement. */
export async function timed<T, A>(items: readonly T[], ask: (item: T) => A | Promise<A>): Promise<Timed<A>> {
  const start = performance.now();
  do for (const item of items) await ask(item);
  while (performance.now() - start < WARM_MS);
  const samples: number[] = [];
  const least = items.map(() => Number.POSITIVE_INFINITY);
  let answers: A[];
  let rounds = 0;
  const watched = performance.now();
  do {
    answers = [];
    for (const [i, item] of items.entries()) {
      const began = performance.now();
      const answer = ask(item);
      answers.push(answer instanceof Promise ? await answer : answer);
      const ms = performance.now() - began;
      samples.push(ms);
      least[i] = Math.min(least[i] as number, ms);
      watchCore();
    }
    rounds++;
  } while (performance.now() - watched < WATCH_MS);
  return { ...timesOf(samples), answers, quickest: rounds < ENOUGH ? null : timesOf(least) };
}
