import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Env } from '#platform/server/env.ts';
import type { Logger } from '#platform/server/log.ts';
import type { Measurement } from '#platform/server/telemetry/relay.ts';
import type { Telemetry } from '#platform/server/telemetry/telemetry.ts';

const RESTART_MS = 1_000;
const PATIENCE_MS = 6_000;

/**
 * Keeps a thread running for the features' separate work (`Feature.apart`). A thread that dies is restarted; its
 * unfinished work is in the change feed and the job queue. Returns a function that stops it.
 */
export function keepMatchingThread(options: {
  env: Env;
  url: string;
  poolUrl: string | null;
  log: Logger;
  telemetry: Telemetry;
}): () => Promise<void> {
  const { env, url, poolUrl, log, telemetry } = options;
  let isStopped = false;
  let thread: Worker;
  let restart: NodeJS.Timeout | undefined;
  const start = () => {
    thread = new Worker(new URL('./matching.worker.ts', import.meta.url), { workerData: { env, url, poolUrl } });
    thread.on('error', (error) =>
      log.error({ err: error instanceof Error ? error.message : 'unknown' }, 'matching thread failed'),
    );
    thread.on('message', ({ metric, value, labels }: Measurement) => telemetry.record(metric, value, labels));
    thread.once('exit', (code) => {
      if (isStopped) return;
      log.warn({ code }, 'matching thread left; starting it again');
      restart = setTimeout(start, RESTART_MS);
    });
  };
  start();
  return async () => {
    isStopped = true;
    clearTimeout(restart);
    if (thread.threadId === -1) return;
    const gone = once(thread, 'exit');
    thread.postMessage('stop');
    await Promise.race([gone, wait(PATIENCE_MS, undefined, { ref: false })]);
    await thread.terminate();
  };
}
