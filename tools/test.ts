import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { auditPackages } from './lib/audit-packages.ts';
import { ensureChromium, HOW_TO_INSTALL } from './lib/chromium.ts';
import { runCommand, stopWhenAsked } from './lib/command.ts';
import {
  BUILDAH,
  CADDY,
  CLAMD,
  HAPROXY,
  PDFSIG,
  PGBOUNCER,
  POSTGRES_15,
  PROMTOOL,
  skippedFor,
} from './lib/optional-programs.ts';
import { buildSite } from './lib/site/site.ts';
import { check, playwrightOutcome, run, stage, vitestOutcome, type Outcome } from './lib/stages.ts';
import { staticChecks } from './lib/checks/static-checks.ts';

await runCommand(async () => {
  stopWhenAsked(() => process.exit(130));
  const start = performance.now();
  const reports = mkdtempSync(join(tmpdir(), 'tallgrass-reports-'));
  const outcomes = [
    ...(await staticChecks()),
    await auditPackages(),
    await stage(`unit and integration (embedded PostgreSQL 18${POSTGRES_15 ? ', PostgreSQL 15' : ''})`, () =>
      unitAndIntegration(reports),
    ),
    ...(POSTGRES_15 ? [await statementsOn15(reports)] : []),
    await stage('browser', () => browserTests(reports)),
  ];
  rmSync(reports, { recursive: true, force: true });
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`everything: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  for (const what of outcomes.flatMap((outcome) => outcome.failures)) console.log(`failed: ${what}`);
  const programs = {
    postgres15: POSTGRES_15,
    clamd: CLAMD,
    buildah: BUILDAH,
    promtool: PROMTOOL,
    haproxy: HAPROXY,
    pgbouncer: PGBOUNCER,
    pdfsig: PDFSIG,
    caddy: CADDY,
  };
  for (const line of skippedFor(programs)) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});

async function unitAndIntegration(reports: string): Promise<Outcome> {
  mkdirSync(statementsIn(reports));
  const report = join(reports, 'vitest.json');
  const { code } = await run(['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], {
    live: true,
    env: { NODE_ENV: 'test', TEST_POSTGRES: POSTGRES_15 ? 'both' : '18', TEST_STATEMENTS: statementsIn(reports) },
  });
  return vitestOutcome(report, code);
}

function statementsIn(reports: string): string {
  return join(reports, 'statements');
}

/** Counts as one test, as a static check does. */
function statementsOn15(reports: string): Promise<Outcome> {
  return check('statements of the tests on PostgreSQL 15', ['node', 'tests/support/database/prepare-statements.ts'], {
    TEST_STATEMENTS: statementsIn(reports),
  });
}

async function browserTests(reports: string): Promise<Outcome> {
  const chromium = ensureChromium();
  if (!chromium) throw new Error(HOW_TO_INSTALL);
  await buildSite();
  const report = join(reports, 'browser.json');
  const { code } = await run(['playwright', 'test', '--reporter=dot,json'], {
    live: true,
    env: {
      CHROMIUM_PATH: chromium,
      E2E_PORT: String(await freePort(0)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return playwrightOutcome(report, code);
}
