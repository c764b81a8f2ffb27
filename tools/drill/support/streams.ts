import { setTimeout as wait } from 'node:timers/promises';

const RECONNECT_MS = 500;

export interface Streams {
  /** How many are open now. */
  readonly open: number;
  /** How often one was cut, and the longest time until it was open again. */
  readonly cuts: number;
  readonly longestMs: number;
  stop(): Promise<void>;
}

/** Keeps live streams of one person open, as as many tabs do: a stream that is cut is opened again. */
export function keepStreams(origin: string, cookie: string, howMany: number): Streams {
  const state = { open: 0, cuts: 0, longestMs: 0 };
  const left = new AbortController();
  const keep = async () => {
    let cutAt: number | null = null;
    while (!left.signal.aborted) {
      try {
        const answer = await fetch(`${origin}/api/notifications/stream`, { headers: { cookie }, signal: left.signal });
        if (answer.ok && answer.body) {
          state.open += 1;
          if (cutAt !== null) state.longestMs = Math.max(state.longestMs, performance.now() - cutAt);
          cutAt = null;
          try {
            for await (const _chunk of answer.body);
          } finally {
            state.open -= 1;
            state.cuts += left.signal.aborted ? 0 : 1;
            cutAt = performance.now();
          }
        }
      } catch {
        // Cut, or nobody there to connect to.
      }
      await wait(RECONNECT_MS);
    }
  };
  const all = Promise.all(Array.from({ length: howMany }, keep));
  return {
    get open() {
      return state.open;
    },
    get cuts() {
      return state.cuts;
    },
    get longestMs() {
      return state.longestMs;
    },
    async stop() {
      left.abort();
      await all;
    },
  };
}
