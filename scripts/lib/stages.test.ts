import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skippedFor } from './optional-programs.ts';
import { playwrightOutcome, vitestOutcome } from './stages.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (passed: number, failed: number, testResults: object[] = []) =>
  report({ numPassedTests: passed, numFailedTests: failed, testResults });
const playwright = (expected: number, unexpected: number, flaky = 0, errors: object[] = []) =>
  report({ stats: { expected, unexpected, flaky }, errors });

test('tests are counted as the runners report them', () => {
  expect(vitestOutcome(vitest(12, 0), 0)).toEqual({ passed: 12, failed: 0 });
  expect(vitestOutcome(vitest(10, 2), 1)).toEqual({ passed: 10, failed: 2 });
  expect(playwrightOutcome(playwright(5, 0), 0)).toEqual({ passed: 5, failed: 0 });
  expect(playwrightOutcome(playwright(4, 1, 1), 1)).toEqual({ passed: 4, failed: 2 });
});

test('a file that cannot be loaded is a failure, although it has no tests', () => {
  const unloaded = { status: 'failed', assertionResults: [] };
  expect(vitestOutcome(vitest(3, 0, [unloaded]), 1)).toEqual({ passed: 3, failed: 1 });
});

test('what a machine lacks is named with its reason', () => {
  expect(skippedFor({ postgres15: '/usr/lib', clamd: '/usr/sbin/clamd' })).toEqual([]);
  expect(skippedFor({ postgres15: null, clamd: null })).toEqual([
    expect.stringMatching(/^integration \(PostgreSQL 15\): skipped: PostgreSQL 15 is not installed/),
    expect.stringMatching(/^virus scanner: skipped: clamd is not installed/),
  ]);
});

test('a runner that ends badly or says nothing has failed', () => {
  expect(vitestOutcome(vitest(3, 0), 1)).toEqual({ passed: 3, failed: 1 });
  expect(vitestOutcome(join(folder, 'nowhere.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightOutcome(playwright(0, 0, 0, [{ message: 'no server' }]), 1)).toEqual({ passed: 0, failed: 1 });
});
