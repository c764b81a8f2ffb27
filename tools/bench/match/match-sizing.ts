import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { createColumnarEngine } from '#domains/matching/engine/columnar/engine.ts';
import type { CandidateFacts, MatchEngine } from '#domains/matching/engine/types.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { POPULATION_DAY } from '#tools/matching/population.ts';
import { Engines } from '#domains/matching/server/matching/index.ts';
import { engineOf, JOBS, jobsOf, LIMIT, population, type BenchMarket } from './match-population.ts';
import { timed, timesOf, type Times } from '../times.ts';

export interface RematchFigure {
  mode: 'gates' | 'radius';
  workers: number;
  candidates: number;
  jobs: number;
  seconds: number;
}

interface Built {
  seconds: number;
  bytesPerPerson: number;
}

export interface Sizing {
  /**
   * Build time from loaded facts; bytes of rows, bitmaps and zone maps, and total process memory per person. `both`:
   * with the employers' view.
   */
  build: { candidates: number; rowBytes: number; both: Built } & Built;
  /** People for a job when this share would move, as in the demo market. */
  mixed: Times & { candidates: number; moving: number; rowBytes: number };
  /** Time from a changed person to the next match that includes it. */
  freshness: Times & { candidates: number };
  /** One sequential pass over as many bytes as the rows take. */
  scanFloor: { candidates: number; megabytes: number; ms: number; gigabytesPerSecond: number };
  rematch: RematchFigure[];
}

function held(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const BUILD_CHUNK = 20_000;

export function measureBuild(market: BenchMarket): Sizing['build'] {
  const options = { asOf: POPULATION_DAY, weights: WEIGHTS_V1 };
  const engine = createColumnarEngine(options);
  const one = measured(market, engine, [engine]);
  const engines = new Engines(options);
  const both = measured(market, engines, [engines.exact, engines.forEmployers]);
  return { candidates: market.size, ...one, rowBytes: engine.rowBytes / engine.candidateCount, both };
}

/** Times only the engines; generating the facts stands in for reading them. */
function measured(
  market: BenchMarket,
  into: { upsertCandidate(facts: CandidateFacts): void },
  engines: readonly MatchEngine[],
): Built {
  const before = held();
  let ms = 0;
  let chunk: CandidateFacts[] = [];
  const take = () => {
    const began = performance.now();
    for (const person of chunk) into.upsertCandidate(person);
    ms += performance.now() - began;
    chunk = [];
  };
  for (const person of population(market, 0)) {
    chunk.push(person);
    if (chunk.length === BUILD_CHUNK) take();
  }
  take();
  const began = performance.now();
  for (const job of jobsOf(market, 200)) for (const engine of engines) engine.peopleForJob(job, { limit: 1 });
  ms += performance.now() - began;
  return { seconds: ms / 1000, bytesPerPerson: (held() - before) / market.size };
}

const MIXED = 0.12;
const MIXED_QUESTIONS = 1_000;

export async function measureMixed(market: BenchMarket): Promise<Sizing['mixed']> {
  const jobs = [...jobsOf(market, MIXED_QUESTIONS)];
  const engine = engineOf(market, MIXED, jobs);
  const { p50Ms, p95Ms, p99Ms, meanMs } = await timed(jobs, ({ id }) => engine.peopleForJob(id, { limit: LIMIT }));
  const rowBytes = engine.rowBytes / engine.candidateCount;
  return { p50Ms, p95Ms, p99Ms, meanMs, candidates: market.size, moving: MIXED, rowBytes };
}

const CHANGES = 500;

export async function measureFreshness(market: BenchMarket): Promise<Sizing['freshness']> {
  const jobs = [...jobsOf(market, CHANGES, 3)];
  const engine = engineOf(market, 0, jobs);
  for (const job of jobs) engine.peopleForJob(job.id, { limit: LIMIT });
  const changed = [...population({ ...market, size: Math.min(market.size, CHANGES) }, 0)];
  const samples = changed.map((person, i) => {
    const next = { ...person, yearsExperience: person.yearsExperience + 1 };
    const began = performance.now();
    engine.upsertCandidate(next);
    engine.peopleForJob(jobs[i % jobs.length]?.id ?? '', { limit: LIMIT });
    return performance.now() - began;
  });
  return { ...timesOf(samples), candidates: market.size };
}

export function scanFloor(candidates: number, rowBytes: number): Sizing['scanFloor'] {
  const words = new Float64Array(Math.floor((candidates * rowBytes) / 8)).fill(1);
  let best = Number.POSITIVE_INFINITY;
  let total = 0;
  for (let round = 0; round < 10; round += 1) {
    const began = performance.now();
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let i = 0; i + 3 < words.length; i += 4) {
      a += words[i] as number;
      b += words[i + 1] as number;
      c += words[i + 2] as number;
      d += words[i + 3] as number;
    }
    best = Math.min(best, performance.now() - began);
    total += a + b + c + d;
  }
  if (total < 0) throw new Error('the sum is what keeps the loop from being left out');
  const megabytes = words.byteLength / 1e6;
  return { candidates, megabytes, ms: best, gigabytesPerSecond: megabytes / best };
}

/** Short runs are easily disturbed: report the median of this many. */
const REMATCHES = 3;

/** Matches every job again, over 1 and 2 threads that share a counter. */
export async function measureRematch(market: BenchMarket): Promise<RematchFigure[]> {
  const figures: RematchFigure[] = [];
  for (const mode of ['radius', 'gates'] as const) {
    for (const workers of [1, 2]) {
      const seconds = await rematchSeconds(market, mode, workers);
      figures.push({ mode, workers, candidates: market.size, jobs: JOBS, seconds });
    }
  }
  return figures;
}

async function rematchSeconds(market: BenchMarket, mode: 'gates' | 'radius', workers: number): Promise<number> {
  const counter = new SharedArrayBuffer(4);
  const threads = Array.from({ length: workers }, () => {
    const thread = new Worker(new URL('./rematch.worker.ts', import.meta.url), {
      workerData: { market, moving: mode === 'gates' ? 1 : 0, counter },
    });
    return { thread, next: () => nextMessage(thread) };
  });
  try {
    // Each thread reports that its market is ready, then starts on command and reports its time.
    await Promise.all(threads.map(({ next }) => next()));
    const seconds: number[] = [];
    for (let round = 0; round < REMATCHES; round++) {
      Atomics.store(new Int32Array(counter), 0, 0);
      const began = performance.now();
      const done = threads.map(({ next }) => next());
      for (const { thread } of threads) thread.postMessage('begin');
      await Promise.all(done);
      seconds.push((performance.now() - began) / 1000);
    }
    return seconds.sort((a, b) => a - b)[REMATCHES >> 1] ?? NaN;
  } finally {
    await Promise.all(threads.map(({ thread }) => thread.terminate()));
  }
}

const nextMessage = (thread: Worker): Promise<unknown> =>
  new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
