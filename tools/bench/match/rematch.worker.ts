import { parentPort, workerData } from 'node:worker_threads';
import type { JobFacts } from '#domains/matching/engine/types.ts';
import { engineOf, jobsOf, LIMIT, type BenchMarket } from './match-population.ts';

const { market, moving, counter } = workerData as {
  market: BenchMarket;
  moving: number;
  counter: SharedArrayBuffer;
};
const SHARE = 20;

/** By position and state, like the product. */
const partOf = ({ position, state }: JobFacts) => `${position} ${state}`;
const jobs = [...jobsOf(market)].sort((a, b) => partOf(a).localeCompare(partOf(b)));
const engine = engineOf(market, moving, jobs);
// Each position sorts its people on the first search.
for (const job of jobs.filter((_, i) => i % SHARE === 0)) engine.peopleForJob(job.id, { limit: LIMIT });
const next = new Int32Array(counter);

parentPort?.on('message', () => {
  for (let from = Atomics.add(next, 0, SHARE); from < jobs.length; from = Atomics.add(next, 0, SHARE)) {
    for (const job of jobs.slice(from, from + SHARE)) engine.peopleForJob(job.id, { limit: LIMIT });
  }
  parentPort?.postMessage('done');
});
parentPort?.postMessage('ready');
