import { compose } from '#app/server/compose.ts';
import { prepareDatabase } from '#app/server/prepare-database.ts';
import { systemClock } from '#platform/server/clock.ts';
import type { Deps } from '#platform/server/deps.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { startDatabase } from './database.ts';

/** Runs `work` on the composed platform, beside a running server or alone, and closes what it opened. */
export async function withDeps<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  // A command serves no requests and runs no jobs; it only enqueues them.
  const env = { ...loadEnv(), role: 'web', metrics: null, otlp: null } as const;
  const log = createLogger(process.env['LOG_LEVEL'] ?? 'warn');
  const database = await startDatabase(env, log, 'either');
  try {
    const url = await prepareDatabase(env, database.ownerUrl);
    const composition = await compose({ env, url, clock: systemClock, log });
    try {
      return await work(composition.deps);
    } finally {
      await composition.close();
    }
  } finally {
    await database.stop();
  }
}
