import type { Env } from '../env.ts';
import type { Logger } from '../log.ts';
import type { GaugeReader, Labels, Metric } from './define-metric.ts';

/** What the server measures about itself. Off unless `METRICS_PORT` is set; then every call is a no-op. */
export interface Telemetry {
  readonly isOn: boolean;
  /** Adds a value to a histogram, or changes a counter or level by it. */
  record(metric: Metric, value: number, labels?: Labels): void;
  /** Reads gauges at each collection. */
  watch(reader: GaugeReader): void;
  /** Where Prometheus is answered; null before `listen`, or without an endpoint. */
  readonly port: number | null;
  /** Starts answering Prometheus. Throws when the port is taken. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** Runs `work` and records how long it took, in seconds, with its outcome. */
export async function timed<T>(
  telemetry: Pick<Telemetry, 'isOn' | 'record'>,
  metric: Metric,
  labels: Labels,
  work: () => Promise<T>,
): Promise<T> {
  if (!telemetry.isOn) return work();
  const started = performance.now();
  let outcome = 'error';
  try {
    const result = await work();
    outcome = 'ok';
    return result;
  } finally {
    telemetry.record(metric, secondsSince(started), { ...labels, outcome });
  }
}

/** From a moment of `performance.now()`. */
export const secondsSince = (started: number): number => (performance.now() - started) / 1000;

export const noTelemetry: Telemetry = {
  isOn: false,
  record: () => undefined,
  watch: () => undefined,
  port: null,
  listen: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Opens the process's telemetry. Its libraries are loaded only where it is on. */
export async function openTelemetry(options: {
  env: Pick<Env, 'metrics' | 'role'>;
  log: Logger;
  metrics: readonly Metric[];
}): Promise<Telemetry> {
  const { metrics: address, role } = options.env;
  if (!address) return noTelemetry;
  const { openMeters } = await import('./meters.ts');
  return openMeters({ ...options, address, role });
}
