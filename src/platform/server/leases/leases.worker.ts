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

/** Messages from this thread. */
export type FromThread =
  | { what: 'held'; held: readonly number[] | null }
  | { what: 'warning'; problem: string }
  | { what: 'division wanted' };

/** Messages to this thread, from the one that does the work. `problem` is why there is no division. */
export type ToThread =
  | { what: 'division'; division: Division }
  | { what: 'problem'; problem: string }
  | { what: 'close' };

const { url, kind, pulse, stuckMs } = workerData as LeaseThreadData;
const closing = new AbortController();
const send = (message: FromThread) => parentPort?.postMessage(message);

let wanted: PromiseWithResolvers<Division> | null = null;
parentPort?.on('message', (message: ToThread) => {
  if (message.what === 'division') return wanted?.resolve(message.division);
  if (message.what === 'close') closing.abort();
  wanted?.reject(new Error(message.what === 'problem' ? message.problem : 'closed'));
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
    send({ what: 'division wanted' });
    return wanted.promise;
  },
  onHeld: (held) => send({ what: 'held', held }),
  isStuck,
  warn: (problem) => send({ what: 'warning', problem }),
});
parentPort?.close();
