import { parentPort, workerData } from 'node:worker_threads';
import { keepSession } from './lease-session.ts';
import type { Division } from './next-move.ts';

export interface LeaseThreadData {
  url: string;
  kind: number;
  /** Counts up while the thread that does the work is alive. */
  pulse: Int32Array;
  /** Milliseconds without a beat after which it is stuck. */
  stuckMs: number;
}

/** What this thread tells the one that does the work. */
export type Told =
  | { what: 'held'; held: readonly number[] | null }
  | { what: 'warning'; problem: string }
  | { what: 'division wanted' };

/** What it is told by that one. */
export type Asked = { what: 'division'; division: Division } | { what: 'problem'; problem: string } | { what: 'close' };

const { url, kind, pulse, stuckMs } = workerData as LeaseThreadData;
const closing = new AbortController();
const tell = (told: Told) => parentPort?.postMessage(told);

let wanted: PromiseWithResolvers<Division> | null = null;
parentPort?.on('message', (asked: Asked) => {
  if (asked.what === 'division') return wanted?.resolve(asked.division);
  if (asked.what === 'close') closing.abort();
  wanted?.reject(new Error(asked.what === 'problem' ? asked.problem : 'closed'));
});

let seen = { beat: -1, at: 0 };
const isStuck = () => {
  const beat = Atomics.load(pulse, 0);
  if (beat !== seen.beat) seen = { beat, at: performance.now() };
  return performance.now() - seen.at > stuckMs;
};

await keepSession({
  url,
  kind,
  signal: closing.signal,
  divide: () => {
    wanted = Promise.withResolvers();
    tell({ what: 'division wanted' });
    return wanted.promise;
  },
  onHeld: (held) => tell({ what: 'held', held }),
  isStuck,
  warn: (problem) => tell({ what: 'warning', problem }),
});
parentPort?.close();
