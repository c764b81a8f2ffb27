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

const vitest = (passed: number, testResults: object[] = []) => report({ numPassedTests: passed, testResults });
const file = (...tests: [name: string, status: string][]) => ({
  name: join(process.cwd(), 'src/a.test.ts'),
  status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
});
const playwright = (expected: number, specs: object[] = [], errors: object[] = []) =>
  report({
    stats: { expected },
    suites: [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }],
    errors,
  });
const spec = (title: string, status: string) => ({ title, ok: status !== 'unexpected', tests: [{ status }] });

test('counts tests as the runners report them and names the failed ones', () => {
  expect(vitestOutcome(vitest(12), 0)).toEqual({ passed: 12, failed: 0, failures: [] });
  const failed = file(['one', 'passed'], ['two', 'failed']);
  expect(vitestOutcome(vitest(10, [failed]), 1)).toEqual({ passed: 10, failed: 1, failures: ['src/a.test.ts: two'] });
  expect(playwrightOutcome(playwright(1, [spec('one', 'expected')]), 0)).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
  });
  expect(playwrightOutcome(playwright(4, [spec('one', 'unexpected'), spec('two', 'flaky')]), 1)).toEqual({
    passed: 4,
    failed: 2,
    failures: ['a.spec.ts: one', 'a.spec.ts: two'],
  });
});

test('a file that cannot be loaded counts as a failure, although it has no tests', () => {
  const unloaded = { ...file(), status: 'failed' };
  expect(vitestOutcome(vitest(3, [unloaded]), 1)).toEqual({ passed: 3, failed: 1, failures: ['src/a.test.ts'] });
});

test('names skipped programs with their reason', () => {
  expect(
    skippedFor({
      postgres15: '/usr/lib',
      clamd: '/usr/sbin/clamd',
      buildah: '/usr/bin/buildah',
      promtool: '/usr/bin/promtool',
      haproxy: '/usr/sbin/haproxy',
      pgbouncer: '/usr/sbin/pgbouncer',
      pdfsig: '/usr/bin/pdfsig',
      caddy: '/usr/bin/caddy',
    }),
  ).toEqual([]);
  const none = {
    postgres15: null,
    clamd: null,
    buildah: null,
    promtool: null,
    haproxy: null,
    pgbouncer: null,
    pdfsig: null,
    caddy: null,
  };
  expect(skippedFor(none)).toEqual([
    expect.stringMatching(/^integration \(PostgreSQL 15\): skipped: PostgreSQL 15 is not installed/),
    expect.stringMatching(/^virus scanner: skipped: clamd is not installed/),
    expect.stringMatching(/^container image: skipped: buildah is not installed/),
    expect.stringMatching(/^alert rules: skipped: promtool is not installed/),
    expect.stringMatching(/^load balancer: skipped: haproxy is not installed/),
    expect.stringMatching(/^connection pooler: skipped: pgbouncer is not installed/),
    expect.stringMatching(/^TLS of the proxy: skipped: caddy is not installed/),
    expect.stringMatching(/^signed letters: skipped: pdfsig is not installed/),
  ]);
});

test('a runner that crashes or reports nothing has failed', () => {
  const one = { failed: 1, failures: [expect.any(String)] };
  expect(vitestOutcome(vitest(3), 1)).toEqual({ passed: 3, ...one });
  expect(vitestOutcome(join(folder, 'nowhere.json'), 0)).toEqual({ passed: 0, ...one });
  expect(playwrightOutcome(playwright(0, [], [{ message: 'no server' }]), 1)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['no server'],
  });
});
