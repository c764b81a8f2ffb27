import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepScratchInMemory } from './tools/lib/scratch-folder.ts';
import { ON_POSTGRES_15 } from './tests/support/project-names.ts';

keepScratchInMemory();

/** Whatever uses the test support runs on a database and is integration; the rest is pure. No naming to remember. */
const all = globSync(['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/**/*.test.ts'], {
  exclude: (path) => path.includes('fixtures'),
});
const integration = all.filter((file) => readFileSync(file, 'utf8').includes("'#tests/support"));
const unit = all.filter((file) => !integration.includes(file));
/** What is about the database itself. Every statement of the others is prepared on 15 (`tools/test.ts`). */
const ABOUT_THE_DATABASE = [
  /^src\/platform\/server\/(database|events|inbound|jobs|leases)\//,
  /^src\/app\/(db|server\/(backup|key-rotation))\//,
  /^tests\/walks\/(columns|rls|state)/,
  /^tests\/integration\/(hiring-story|personal-data|policy-cost|pooler|protection-levels|replica|several-processes)/,
];
const onBoth = integration.filter((file) => ABOUT_THE_DATABASE.some((place) => place.test(file)));
const globalSetup = ['tests/support/database/cluster.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: 0,
    expect: { poll: { timeout: 20_000 } },
    // Every file opens an app of its own, so nothing is shared but the modules, which are loaded once a worker.
    isolate: false,
    // One more than there are cores: a test waits for its database, a poll or a clock much of its time.
    maxWorkers: availableParallelism() + 1,
    passWithNoTests: false,
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      { extends: true, test: { name: 'integration', include: integration, globalSetup } },
      // In the same run, so that no core waits for the last file on one database before the other begins.
      ...(process.env['TEST_POSTGRES'] === 'both'
        ? [{ extends: true as const, test: { name: ON_POSTGRES_15, include: onBoth, globalSetup } }]
        : []),
    ],
  },
});
