import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { runCommand, UsageError } from './lib/command.ts';
import { MODULES, type MutatedModule } from './mutate/modules.ts';

const NAMES = MODULES.map(({ name }) => name);
const USAGE = `Usage: npm run mutate -- [${NAMES.join('|')} …] [--survivors] [--no-constants]`;

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>;

const mutationsOf = ({ mutate }: MutatedModule, ignoreStatic: boolean): Promise<Results> =>
  new Stryker({
    mutate: [...mutate, '!**/*.test.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    ignoreStatic,
    concurrency: availableParallelism(),
    reporters: ['progress-append-only'],
    inPlace: false,
    tempDirName: '.stryker-tmp',
    // The installed TypeScript has no JavaScript API, and no path in our tsconfig needs to be rewritten.
    tsconfigFile: 'none',
    ignorePatterns: ['data', 'build', 'dist', '.data', 'tests/e2e'],
    timeoutMS: 10_000,
    allowEmpty: false,
  }).runMutationTest();

/**
 * `npm run mutate -- [module…] [--survivors] [--no-constants]` changes the code in small ways and counts how many of the
 * changes the pure tests notice. Prints the score of each module; with `--survivors` also each change that no test
 * noticed. A change to what runs when a file is loaded, such as a table of labels, needs every test and takes most of the
 * time: `--no-constants` leaves those out and says how many they are.
 */
await runCommand(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { survivors: { type: 'boolean', default: false }, 'no-constants': { type: 'boolean', default: false } },
  });
  const unknown = names.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) throw new UsageError(`There is no module called ${unknown.join(' or ')}.`);
  const selected = MODULES.filter(({ name }) => names.length === 0 || names.includes(name));
  let missed = 0;
  for (const module of selected) {
    const results = await mutationsOf(module, values['no-constants']);
    const count = (...states: Results[number]['status'][]) =>
      results.filter(({ status }) => states.includes(status)).length;
    const killed = count('Killed', 'Timeout');
    const survived = count('Survived', 'NoCoverage');
    const score = (100 * killed) / Math.max(1, killed + survived);
    if (score < 85) missed += 1;
    process.stdout.write(
      `${module.name.padEnd(16)} ${score.toFixed(1).padStart(5)}%  ${killed} killed (${count('Timeout')} by timeout), ${survived} survived` +
        ` (${count('NoCoverage')} in code that no pure test runs)` +
        `${values['no-constants'] ? `, ${count('Ignored')} left out` : ''}\n`,
    );
    if (!values.survivors) continue;
    for (const { status, fileName, location, mutatorName, replacement } of results) {
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const line = `${fileName.replace(`${process.cwd()}/`, '')}:${location.start.line}`;
      process.stdout.write(
        `  ${status} ${line} ${mutatorName}: ${replacement?.replaceAll(/\s+/g, ' ').slice(0, 80) ?? ''}\n`,
      );
    }
  }
  process.stdout.write(`${missed} of ${selected.length} modules below 85%\n`);
}, USAGE);
