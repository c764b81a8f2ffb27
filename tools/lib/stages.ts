import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Outcome {
  passed: number;
  failed: number;
  /** The names of the failures, repeated at the end of a long run. */
  failures: string[];
}

interface Finished {
  code: number;
  output: string;
}

/** Runs a program of the project; with `live` its output appears as it comes, otherwise it is kept. */
export function run(words: string[], options: { live?: boolean; env?: NodeJS.ProcessEnv } = {}): Promise<Finished> {
  const [program = '', ...args] = words;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...options.env },
      stdio: options.live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const stopWithUs = () => child.kill();
    process.once('exit', stopWithUs);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      process.removeListener('exit', stopWithUs);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Reports a stage's result and duration. */
export async function stage(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  let outcome: Outcome;
  try {
    outcome = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcome = failure(name);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const word = outcome.failed === 0 ? 'ok' : 'FAILED';
  console.log(`${name}: ${word} (${outcome.passed} passed, ${outcome.failed} failed) in ${seconds} s`);
  return outcome;
}

/** A static check counts as one test. Its output is shown when it fails. */
export const check = (name: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  stage(name, async () => {
    const { code, output } = await run(words, { env });
    if (code === 0) return { passed: 1, failed: 0, failures: [] };
    console.error(output);
    return failure(name);
  });

const failure = (name: string): Outcome => ({ passed: 0, failed: 1, failures: [name] });

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** A file that can't be loaded has no tests to count, but is a failure. */
export function vitestOutcome(reportFile: string, code: number): Outcome {
  const report = readReport<VitestReport>(reportFile);
  if (!report) return failure('the tests wrote no report');
  const failures = report.testResults.flatMap((file) => {
    const path = relative(process.cwd(), file.name);
    if (file.status === 'failed' && file.assertionResults.length === 0) return [path];
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    return failed.map((test) => `${path}: ${test.fullName}`);
  });
  return withExitCode({ passed: report.numPassedTests, failed: failures.length, failures }, code);
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** A test that passed only on a second attempt counts as failed. */
export function playwrightOutcome(reportFile: string, code: number): Outcome {
  const report = readReport<PlaywrightReport>(reportFile);
  if (!report) return failure('the browser tests wrote no report');
  const errors = report.errors.map((error) => error.message ?? 'an error outside the tests');
  const failures = [...report.suites.flatMap(failedSpecs), ...errors];
  return withExitCode({ passed: report.stats.expected, failed: failures.length, failures }, code);
}

const failedSpecs = (suite: PlaywrightSuite): string[] => [
  ...suite.specs
    .filter((spec) => !spec.ok || spec.tests.some((test) => test.status === 'flaky'))
    .map((spec) => `${suite.file}: ${spec.title}`),
  ...(suite.suites ?? []).flatMap(failedSpecs),
];

const readReport = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** A runner that crashed without a failed test (for example, on an unhandled error) failed as a whole. */
const withExitCode = (outcome: Outcome, code: number): Outcome =>
  code !== 0 && outcome.failed === 0
    ? { ...outcome, failed: 1, failures: [`a runner that ended with ${code} and no failed test`] }
    : outcome;
