import { setTimeout as wait } from 'node:timers/promises';

/** Waits for `ms` milliseconds, or until `signal` is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => undefined);
