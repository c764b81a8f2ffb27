import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '#platform/server/clock.ts';
import type { Env } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { relayTelemetry } from '#platform/server/telemetry/relay.ts';
import { compose } from './compose.ts';

/** The features' separate work, in a thread with its own connections: matching never delays a request. */
const { env, url, poolUrl } = workerData as { env: Env; url: string; poolUrl: string | null };
const composition = await compose({
  env: { ...env, role: 'worker' },
  url,
  poolUrl,
  clock: systemClock,
  log: createLogger(env.logLevel),
  apart: 'only',
  telemetry: relayTelemetry(env.metrics !== null, (measurement) => parentPort?.postMessage(measurement)),
});
await composition.startFeatures();
parentPort?.once('message', () => {
  void composition.close().finally(() => process.exit(0));
});
