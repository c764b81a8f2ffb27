import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { refuseDemoInProduction } from '#app/demo/index.ts';
import { ensureAdministrator } from '#domains/accounts/server/identity/index.ts';
import { systemClock } from '#platform/server/clock.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Env } from '#platform/server/env.ts';
import { createLogger, type Logger } from '#platform/server/log.ts';
import { compose } from './compose.ts';
import { createApp } from './create-app.ts';
import { watchRequests } from './drain.ts';
import { createListener, listen } from './listen.ts';
import { keepMatchingThread } from './matching-thread.ts';
import { poolUrlOf, prepareDatabase, replicaUrlOf } from './prepare-database.ts';
import { loadPageRenderer } from './public-pages/page-renderer.ts';

export interface RunningServer {
  deps: Deps;
  /** The listening address, or null for a worker. */
  port: number | null;
  close(): Promise<void>;
}

/**
 * Migrates the database at `ownerUrl` and starts the role's parts: the site and the API (`web`), the jobs (`worker`),
 * or both. Throws when the port is taken.
 */
export async function startServer(options: {
  env: Env;
  ownerUrl: string;
  log?: Logger;
  siteRoot?: string;
  /** The bundle of server-rendered pages. Default: the one built beside `siteRoot`. */
  pagesBundle?: string;
  /** Runs once on the composed parts, before jobs and requests are served. */
  prepare?: (deps: Deps) => Promise<void>;
}): Promise<RunningServer> {
  const { env, ownerUrl, log = createLogger(env.logLevel), siteRoot, prepare } = options;
  const url = await prepareDatabase(env, ownerUrl);
  const poolUrl = await poolUrlOf(env, url);
  const hasThread = env.role === 'all';
  const composition = await compose({
    env,
    url,
    poolUrl,
    replicaUrl: replicaUrlOf(env, url),
    clock: systemClock,
    log,
    apart: hasThread ? 'elsewhere' : 'here',
  });
  let stopThread = () => Promise.resolve();
  const closeAll = async () => {
    await stopThread();
    await composition.close();
  };
  const { deps } = composition;
  try {
    await refuseDemoInProduction(deps);
    if (env.admin) await ensureAdministrator(deps, env.admin);
    await prepare?.(deps);
    await composition.startFeatures();
    if (hasThread) stopThread = keepMatchingThread({ env, url, poolUrl, log, telemetry: deps.telemetry });
  } catch (error) {
    await closeAll();
    throw error;
  }
  if (env.role === 'worker') return { deps, port: null, close: closeAll };

  const { pagesBundle = siteRoot && join(siteRoot, '../server-pages/index.js') } = options;
  const app = await createApp(deps, {
    ...(siteRoot && existsSync(siteRoot) ? { siteRoot } : {}),
    ...(pagesBundle && existsSync(pagesBundle) ? { renderer: await loadPageRenderer(pagesBundle) } : {}),
    health: async () => {
      const failing = drain.isLeaving ? ['leaving'] : [];
      await deps.db.as(service, (tx) => tx.execute(sql`select 1`)).catch(() => failing.push('database'));
      return failing;
    },
  });
  const server = createListener(app, env);
  const drain = watchRequests(server);
  const listening = await listen(server, env, log).catch(async (error: unknown) => {
    await closeAll();
    throw error;
  });
  return {
    deps,
    port: listening.port,
    async close() {
      listening.stopFollowing();
      await drain.leave(env.drainSeconds * 1000);
      await closeAll();
    },
  };
}
