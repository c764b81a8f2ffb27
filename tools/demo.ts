import { parseArgs } from 'node:util';
import { FIRST_START, loadDemo, removeDemo } from '#app/demo/index.ts';
import { CommandError, runCommand, UsageError } from './lib/command.ts';
import { progressBar } from './lib/progress.ts';
import { withDeps } from './lib/with-deps.ts';

const USAGE = 'Usage: npm run demo -- [--candidates N] [--jobs M] [--seed S], or npm run demo -- --remove';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      candidates: { type: 'string' },
      jobs: { type: 'string' },
      seed: { type: 'string' },
      remove: { type: 'boolean' },
    },
  });
  if (values.remove) {
    const { accounts, organizations, jobs } = await withDeps(removeDemo);
    console.log(`Removed ${accounts} demo accounts, ${organizations} organizations and ${jobs} jobs.`);
    return;
  }
  const size = {
    candidates: numberOf('candidates', values.candidates, FIRST_START.candidates, 2, 5_000_000),
    jobs: numberOf('jobs', values.jobs, FIRST_START.jobs, 8, 100_000),
    seed: numberOf('seed', values.seed, FIRST_START.seed, 0, 4_294_967_295),
  };
  const began = performance.now();
  const result = await withDeps((deps) => {
    if (deps.env.isProduction) throw new CommandError('The demo market is refused in production.');
    return loadDemo(deps, size, progressBar('demo market'));
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${result.candidates} people, ${result.employers} employers and ${result.jobs} jobs in ${seconds} s.`);
}, USAGE);

function numberOf(name: string, given: string | undefined, otherwise: number, least: number, most: number): number {
  if (given === undefined) return otherwise;
  const value = Number(given);
  if (!Number.isSafeInteger(value) || value < least || value > most) {
    throw new UsageError(`--${name} must be a whole number from ${least} to ${most}.`);
  }
  return value;
}
