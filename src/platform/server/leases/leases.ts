import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from '../log.ts';
import type { FromThread, LeaseThreadData, ToThread } from './leases.worker.ts';
import type { Division } from './next-move.ts';

export interface Leases {
  /** The shares that this process holds now. */
  readonly held: readonly number[];
  /** Gives everything back. */
  close(): Promise<void>;
}

const BEAT_MS = 1_000;
const RESTART_MS = 1_000;
/** Loading a large part keeps the thread that does the work busy for some seconds at a time; after this long it is stuck. */
const STUCK_MS = 60_000;

/**
 * Shares of some work, each held by one process at a time: advisory locks of a database session, which end with the
 * process. The session needs a connection of its own, not a pooler's. A process may work a moment longer than it holds
 * a share (its connection was lost), so the work itself must be safe to do twice.
 *
 * The session has a thread of its own, because the work may keep this one busy for longer than a session may be silent.
 */
export function openLeases(options: {
  url: string;
  log: Logger;
  /** First key of the advisory locks: one number for each kind of share. */
  kind: number;
  /** How the work is divided into shares; asked once for each session. */
  divide: () => Promise<Division>;
  /** Called with all shares held, whenever that changes; with null while there is no session that could hold any. */
  onChange: (held: readonly number[] | null) => void;
  /** After this many milliseconds without a sign of life from this thread, the others get its shares. */
  stuckMs?: number;
}): Leases {
  const { url, log, kind, divide, onChange, stuckMs = STUCK_MS } = options;
  const pulse = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const beating = setInterval(() => Atomics.add(pulse, 0, 1), BEAT_MS).unref();
  let isClosed = false;
  let restart: NodeJS.Timeout | undefined;
  let held: readonly number[] | null = null;
  const hold = (next: readonly number[] | null) => {
    if (next?.join() === held?.join()) return;
    held = next;
    onChange(held);
  };

  const start = (): Worker => {
    const data: LeaseThreadData = { url, kind, pulse, stuckMs };
    const thread = new Worker(new URL('./leases.worker.ts', import.meta.url), { workerData: data });
    thread.on('message', (message: FromThread) => {
      if (message.what === 'held') hold(message.held);
      else if (message.what === 'warning') log.warn({ err: message.problem }, 'leases: session');
      else void sendDivision(thread);
    });
    thread.on('error', (error) =>
      log.error({ err: error instanceof Error ? error.message : 'unknown' }, 'leases: thread'),
    );
    thread.once('exit', () => {
      hold(null);
      if (!isClosed) restart = setTimeout(() => (current = start()), RESTART_MS);
    });
    return thread;
  };
  const sendDivision = async (thread: Worker) => {
    const message: ToThread = await divide().then(
      (division) => ({ what: 'division', division }),
      (error: unknown) => ({ what: 'problem', problem: error instanceof Error ? error.message : 'unknown' }),
    );
    thread.postMessage(message);
  };
  let current = start();

  return {
    get held() {
      return held ?? [];
    },
    async close() {
      isClosed = true;
      clearTimeout(restart);
      clearInterval(beating);
      if (current.threadId === -1) return;
      const gone = once(current, 'exit');
      current.postMessage({ what: 'close' } satisfies ToThread);
      await gone;
    },
  };
}
