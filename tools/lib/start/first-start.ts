import { loadOnFirstStart } from '#app/demo/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Env } from '#platform/server/env.ts';
import { progressBar } from '../progress.ts';

/** Runs before the first request: outside production, loads the demo market on the very first start. */
export const firstStart = (env: Env): { prepare?: (deps: Deps) => Promise<void> } =>
  env.demo && env.role !== 'worker' ? { prepare: fill } : {};

async function fill(deps: Deps): Promise<void> {
  const result = await loadOnFirstStart(deps, progressBar('demo market'));
  if (!result) return;
  console.log(`${result.candidates} people, ${result.employers} employers and ${result.jobs} jobs, all invented.`);
}
