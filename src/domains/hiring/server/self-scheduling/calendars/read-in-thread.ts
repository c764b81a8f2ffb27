import { openThread } from '#platform/server/jobs/thread.ts';
import type { Span } from '../wall-clock.ts';
import type { Wanted } from './busy-times.ts';

/** How long a calendar may take to be read; the thread is ended then. */
const PATIENCE_MS = 5000;

export class TooSlow extends Error {}

/** Reads a calendar in a thread of its own, so that what it holds can neither block nor outlive the reading. */
export async function readInThread(text: string, wanted: Wanted, patienceMs = PATIENCE_MS): Promise<Span[]> {
  const thread = openThread<{ text: string; wanted: Wanted }, Span[]>({
    file: new URL('./busy-times.worker.ts', import.meta.url),
    workerData: null,
    idleMs: patienceMs,
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_settle, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), patienceMs);
  });
  try {
    return await Promise.race([thread.ask({ text, wanted }), late]);
  } finally {
    clearTimeout(timer);
    await thread.close();
  }
}
