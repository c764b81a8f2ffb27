import type { Deps } from '#platform/server/deps.ts';
import { openThread, type Thread } from '#platform/server/jobs/thread.ts';
import type { LabAnswers, LabQuestion } from './lab-engine.ts';

/** The lab's copy of the market is released after this idle time. */
const IDLE_MS = 10 * 60_000;

const threads = new WeakMap<Deps, Thread<{ at: number; question: LabQuestion }, unknown>>();

function threadOf(deps: Deps) {
  let thread = threads.get(deps);
  if (!thread) {
    const workerData = { url: deps.databaseUrl, logLevel: deps.env.logLevel };
    thread = openThread({ file: new URL('./lab.worker.ts', import.meta.url), workerData, idleMs: IDLE_MS });
    threads.set(deps, thread);
  }
  return thread;
}

/** Sends a request to the lab's thread, whose market is refreshed first. */
export async function askLab<Q extends LabQuestion>(deps: Deps, question: Q): Promise<LabAnswers[Q['kind']]> {
  const answer = await threadOf(deps).ask({ at: deps.clock.now().getTime(), question });
  return answer as LabAnswers[Q['kind']];
}

export const closeLab = async (deps: Deps): Promise<void> => threads.get(deps)?.close();
