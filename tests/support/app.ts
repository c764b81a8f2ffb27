import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { compose } from '#app/server/compose.ts';
import { FEATURES } from '#app/server/features.ts';
import { createApp } from '#app/server/create-app.ts';
import * as renderer from '#app/web/server-pages/index.tsx';
import { MovableClock } from '#platform/server/clock.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Feature } from '#platform/server/feature.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger, type Logger } from '#platform/server/log.ts';
import { HttpClient } from './http-client.ts';
import { createTestDatabase } from './database/test-database.ts';

export interface TestApp {
  deps: Deps;
  clock: MovableClock;
  /** A separate browser that keeps cookies. */
  visitor(): HttpClient;
  /** Runs as the database's owner. */
  readonly ownerUrl: string;
  /** Runs a statement as the database's owner, to arrange data or look past row-level security. */
  asOwner(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

type OpenApp = TestApp & { close(): Promise<void> };
type Settings = Record<string, string>;

/**
 * The real server on its own database and a free port, until the test ends: for tests that can't share one. `features`
 * replaces the product's, to add one or to plant faults.
 */
export async function startTestApp(
  settings: Settings = {},
  features?: readonly Feature[],
  log?: Logger,
): Promise<TestApp> {
  const { close, ...app } = await openTestApp(settings, features, log);
  onTestFinished(close);
  return app;
}

/**
 * The same for all tests of a file or enclosing `describe`. They share market, mailbox and clock, so each brings its
 * own people. Settings that name a peer come from a function, which runs once the peer is up.
 */
export function sharedApp(settings: Settings | (() => Settings) = {}, features?: readonly Feature[]): TestApp {
  let opened: OpenApp | undefined;
  const app = () => opened ?? expect.fail('the shared app is there while tests run');
  beforeAll(async () => {
    opened = await openTestApp(typeof settings === 'function' ? settings() : settings, features);
  });
  afterAll(() => opened?.close());
  return {
    get deps() {
      return app().deps;
    },
    get clock() {
      return app().clock;
    },
    visitor: () => app().visitor(),
    get ownerUrl() {
      return app().ownerUrl;
    },
    asOwner: (statement, values) => app().asOwner(statement, values),
  };
}

async function openTestApp(
  settings: Settings,
  features: readonly Feature[] = FEATURES,
  log: Logger = createLogger('silent'),
): Promise<OpenApp> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-app-'));
  const env = loadEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
    DEMO: '0',
    SECOND_REVIEW_PERCENT: '0',
    ...settings,
  });
  const clock = new MovableClock(new Date());
  const composition = await compose({
    env,
    url: database.url,
    clock,
    log,
    features,
  });
  await composition.startFeatures();
  const app = await createApp(composition.deps, { renderer, features, health: async () => [] });
  // A busy machine may pause the process past Node's five seconds; a reused connection would then be reset.
  const serverOptions = { keepAliveTimeout: 75_000 };
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  // Kept open: a new session costs more than most statements.
  const owner = new Pool({ connectionString: database.ownerUrl, max: 3 });
  // `end` doesn't wait for the server to release a session, so dropping the database may end it first.
  owner.on('error', () => undefined);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    deps: composition.deps,
    clock,
    visitor: () => new HttpClient(origin),
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await composition.close();
      await owner.end();
      database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    ownerUrl: database.ownerUrl,
    asOwner: async (statement, values) => (await owner.query<Record<string, unknown>>(statement, values)).rows,
  };
}
