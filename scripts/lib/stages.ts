import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface Outcome {
  passed: number;
  failed: number;
}

interface Finished {
  code: number;
  output: string;
}

/** Runs a program of the project; with `live` its words appear as they come, else they are kept. */
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

/** Says how a stage went and how long it took. */
export async function stage(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  let outcome: Outcome;
  try {
    outcome = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    outcome = { passed: 0, failed: 1 };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const word = outcome.failed === 0 ? 'ok' : 'FAILED';
  console.log(`${name}: ${word} (${outcome.passed} passed, ${outcome.failed} failed) in ${seconds} s`);
  return outcome;
}

/** A static check counts as one test. Its words are shown when it fails. */
export const check = (name: string, words: string[]): Promise<Outcome> =>
  stage(name, async () => {
    const { code, output } = await run(words);
    if (code === 0) return { passed: 1, failed: 0 };
    console.error(output);
    return { passed: 0, failed: 1 };
  });

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** A file that cannot even be loaded has no tests to count, and is a failure all the same. */
export function vitestOutcome(reportFile: string, code: number): Outcome {
  const report = readReport<VitestReport>(reportFile);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return withExitCode({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, code);
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

export function playwrightOutcome(reportFile: string, code: number): Outcome {
  const report = readReport<PlaywrightReport>(reportFile);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky + report.errors.length }, code);
}

const readReport = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** A runner that ended badly without a failed test (an unhandled error, say) failed as a whole. */
const withExitCode = (outcome: Outcome, code: number): Outcome =>
  code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
