import { loadDemo, type DemoSize } from '#app/demo/index.ts';
import { matchImmediately, openJobs, skipToEdge } from '#domains/matching/server/matching/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import { progressBar } from '../lib/progress.ts';

/** Adds people and jobs to the demo market and matches every open job. */
export const crowdIn = (size: DemoSize) => async (deps: Deps) => {
  await loadDemo(deps, size, progressBar('the crowd'));
  const matched = progressBar('matches');
  const jobIds = await openJobs(deps);
  for (const [index, jobId] of jobIds.entries()) {
    await matchImmediately(deps, jobId);
    matched((index + 1) / jobIds.length);
  }
  await skipToEdge(deps);
};
