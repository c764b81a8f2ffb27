import { defineConfig } from '@playwright/test';
import { findChromium, HOW_TO_INSTALL } from './tools/lib/chromium.ts';
import { e2ePort } from './tests/support/e2e-place.ts';
import { keepScratchInMemory } from './tools/lib/scratch-folder.ts';

keepScratchInMemory();

const port = Number(e2ePort);
const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_INSTALL);

/** The browser tests run on the built product: the real server, database, workers and dev mailbox. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  workers: 2,
  // Each test brings its own people, so a long file needs no worker of its own to the end.
  fullyParallel: true,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath },
    // What moves is drawn sixty times a second, and a press waits until it stands still. Who tests motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1366, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A trace costs a third of a run's time, and a failed run says where it failed; ask for one with `--trace on`.
    trace: 'off',
  },
  webServer: {
    command: 'node tests/support/e2e-server.ts',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port), E2E_RUNNER_PID: String(process.pid) },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
