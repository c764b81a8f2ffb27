import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '#app/server/compose.ts';
import { prepareDatabase } from '#app/server/prepare-database.ts';
import { FIRST_START, loadDemo } from '#app/demo/index.ts';
import { systemClock } from '#platform/server/clock.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { progressBar } from '#tools/lib/progress.ts';
import { endChild } from '#tools/lib/end-child.ts';
import { launch } from '../launch.ts';
import { renameAccounts } from '../visitor.ts';

/** With the pages that it renders per request. */
export const PRODUCT = 'tools/serve.ts';

interface DemoMarket {
  /** The product's address, as in production. */
  product: string;
  ownerUrl: string;
  /** Its cookies are signed with a key derived from this. */
  secretKey: string;
  /** The environment of its processes. */
  settings: Record<string, string>;
  /** Starts another server on the same database; returns its address. */
  launch(script: string, env: Record<string, string>): Promise<string>;
}

interface Options {
  fillMore?: (deps: Deps) => Promise<void>;
  role?: 'web' | 'all';
  /** More settings of the product. */
  env?: Record<string, string>;
}

/** Runs `measure` against the product on a scratch database with the demo market, then removes everything. */
export async function onDemoMarket<T>(
  { fillMore, role = 'web', env = {} }: Options,
  measure: (market: DemoMarket) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-bench-'));
  const secretKey = randomBytes(32).toString('hex');
  const database = await startEmbeddedPostgres({ dataDir, log: createLogger('warn') });
  const children: ChildProcess[] = [];
  try {
    await fill({ dataDir, ownerUrl: database.ownerUrl, secretKey, fillMore });
    await renameAccounts(database.ownerUrl);
    const settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir, SECRET_KEY: secretKey };
    const start = (script: string, env: Record<string, string>) =>
      launch(children, script, { ...settings, ...env }, script === PRODUCT ? ['--pages'] : []);
    const product = await start(PRODUCT, { NODE_ENV: 'production', ROLE: role, LOG_LEVEL: 'warn', ...env });
    return await measure({ product, ownerUrl: database.ownerUrl, secretKey, settings, launch: start });
  } finally {
    for (const child of children) await endChild(child);
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Filling {
  dataDir: string;
  ownerUrl: string;
  secretKey: string;
  fillMore: ((deps: Deps) => Promise<void>) | undefined;
}

async function fill({ dataDir, ownerUrl, secretKey, fillMore }: Filling): Promise<void> {
  const env = { ...loadEnv({ DATA_DIR: dataDir, SECRET_KEY: secretKey, LOG_LEVEL: 'warn' }), role: 'web' } as const;
  const url = await prepareDatabase(env, ownerUrl);
  const composition = await compose({ env, url, clock: systemClock, log: createLogger('warn') });
  try {
    await loadDemo(composition.deps, FIRST_START, progressBar('demo market'));
    await fillMore?.(composition.deps);
  } finally {
    await composition.close();
  }
}
