import { openAuth } from '#platform/server/auth/auth.ts';
import type { Clock } from '#platform/server/clock.ts';
import { openDatabase } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Env } from '#platform/server/env.ts';
import { openSignals } from '#platform/server/events/signals.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { openJobs, work } from '#platform/server/jobs/jobs.ts';
import { collectNotices } from '#platform/server/events/notice-entry.ts';
import { collectSubscribers, subscriberJobs, subscriptionsOf } from '#platform/server/events/subscribers.ts';
import { noLimiter, openLimiter } from '#platform/server/http/limit.ts';
import type { Logger } from '#platform/server/log.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Metric } from '#platform/server/telemetry/define-metric.ts';
import { openTraces } from '#platform/server/telemetry/spans.ts';
import { PLATFORM_METRICS } from '#platform/server/telemetry/platform-metrics.ts';
import { openTelemetry, type Telemetry } from '#platform/server/telemetry/telemetry.ts';
import { FEATURES } from './features.ts';

export interface Composition {
  deps: Deps;
  /** Starts the work of the process's role other than serving requests. */
  startFeatures(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  env: Env;
  /** Connection URL of the server's login role. */
  url: string;
  /** The same through a pooler in transaction mode, for what needs no session of its own. */
  poolUrl?: string | null;
  /** The same on a replica, for reads that may be a little old. */
  replicaUrl?: string | null;
  clock: Clock;
  log: Logger;
  /** Whether the features' separate work runs in another thread of this process, or is all that runs here. */
  apart?: 'here' | 'elsewhere' | 'only';
  features?: readonly Feature[];
  /** In a thread: the one that passes its measurements on. */
  telemetry?: Telemetry;
}

/** Opens every part of the platform on a migrated database. */
export async function compose({
  env,
  url,
  poolUrl = null,
  replicaUrl = null,
  clock,
  log,
  apart = 'here',
  features = FEATURES,
  telemetry: given,
}: Options): Promise<Composition> {
  const worksJobs = env.role !== 'web';
  const subscribers = collectSubscribers(features.flatMap((feature) => feature.subscribers ?? []));
  const handlers = [...features.flatMap((feature) => feature.jobs ?? []), ...subscriberJobs(subscribers)];
  const heavy = features.flatMap((feature) => feature.apart ?? []);
  const heavyHandlers = heavy.flatMap(({ jobs: own }) => own);
  const stopTraces = await openTraces(env);
  const telemetry = given ?? (await openTelemetry({ env, log, metrics: metricsOf(features) }));
  const db = openDatabase({ url, poolUrl, replicaUrl, log, telemetry });
  const jobs = await openJobs({
    url,
    log,
    definitions: [...handlers, ...heavyHandlers].map(({ definition }) => definition),
    subscriptions: subscriptionsOf(subscribers),
    supervise: worksJobs,
  });
  const signals = openSignals({ url, log });
  const deps: Deps = {
    env,
    db,
    databaseUrl: url,
    clock,
    log,
    jobs,
    signals,
    subscribers,
    notices: collectNotices(features.flatMap((feature) => feature.notices ?? [])),
    limiter: env.rateLimits ? openLimiter(db) : noLimiter,
    auth: openAuth({ env, db, clock, log }),
    files: openFileStore({ env }),
    telemetry,
  };
  const stops: (() => Promise<void>)[] = [];

  return {
    deps,
    async startFeatures() {
      for (const { metrics, read } of features.flatMap(({ gauges = [] }) => gauges))
        telemetry.watch({ metrics, read: () => read(deps) });
      if (apart !== 'only') {
        for (const feature of features) if (feature.start) stops.push(await feature.start(deps));
        if (worksJobs) await work(deps, handlers);
      }
      if (worksJobs && apart !== 'elsewhere') {
        for (const { start } of heavy) stops.push(await start(deps));
        await work(deps, heavyHandlers);
      }
      await telemetry.listen();
    },
    async close() {
      await jobs.stop();
      for (const stop of stops.reverse()) await stop();
      await signals.close();
      await telemetry.close();
      await db.close();
      await stopTraces();
    },
  };
}

/** Every metric of the server, in the order of the documents. */
export const metricsOf = (features: readonly Feature[]): Metric[] => [
  ...PLATFORM_METRICS,
  ...features.flatMap(({ metrics = [], gauges = [] }) => [...metrics, ...gauges.flatMap((group) => group.metrics)]),
];
