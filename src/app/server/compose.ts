import { openAuth } from '#platform/server/auth/auth.ts';
import type { Clock } from '#platform/server/clock.ts';
import { openDatabase } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Env } from '#platform/server/env.ts';
import { openEvents } from '#platform/server/events.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { openJobs, work } from '#platform/server/jobs.ts';
import { noLimiter, openLimiter } from '#platform/server/limit.ts';
import type { Logger } from '#platform/server/log.ts';
import { FEATURES } from './features.ts';

export interface Composition {
  deps: Deps;
  /** Starts what the process's role does beside answering requests. */
  startFeatures(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  env: Env;
  /** Names the server's login role. */
  url: string;
  clock: Clock;
  log: Logger;
  /** Whether what features run apart runs here too, in another thread, or is all that runs here. */
  apart?: 'here' | 'elsewhere' | 'only';
}

/** Opens every part of the platform on a migrated database. */
export async function compose({ env, url, clock, log, apart = 'here' }: Options): Promise<Composition> {
  const worksJobs = env.role !== 'web';
  const handlers = FEATURES.flatMap((feature) => feature.jobs ?? []);
  const heavy = FEATURES.flatMap((feature) => feature.apart ?? []);
  const heavyHandlers = heavy.flatMap(({ jobs: own }) => own);
  const db = openDatabase({ url, log });
  const jobs = await openJobs({
    url,
    log,
    definitions: [...handlers, ...heavyHandlers].map(({ definition }) => definition),
    supervise: worksJobs,
  });
  const events = openEvents({ url, log });
  const deps: Deps = {
    env,
    db,
    databaseUrl: url,
    clock,
    log,
    jobs,
    events,
    limiter: env.rateLimits ? openLimiter(db) : noLimiter,
    auth: openAuth({ env, db, clock, log }),
    files: openFileStore({ env }),
  };
  const stops: (() => Promise<void>)[] = [];

  return {
    deps,
    async startFeatures() {
      if (apart !== 'only') {
        for (const feature of FEATURES) if (feature.start) stops.push(await feature.start(deps));
        if (worksJobs) await work(deps, handlers);
      }
      if (worksJobs && apart !== 'elsewhere') {
        for (const { start } of heavy) stops.push(await start(deps));
        await work(deps, heavyHandlers);
      }
    },
    async close() {
      await jobs.stop();
      for (const stop of stops.reverse()) await stop();
      await events.close();
      await db.close();
    },
  };
}
