import type { Labels, Metric } from './define-metric.ts';
import type { Telemetry } from './telemetry.ts';

/** A measurement on its way from a thread to its process. */
export interface Measurement {
  metric: Metric;
  value: number;
  labels?: Labels;
}

/** For a thread: passes what it records to the process, which serves it. Gauges are read by the process. */
export const relayTelemetry = (isOn: boolean, send: (measurement: Measurement) => void): Telemetry => ({
  isOn,
  record(metric, value, labels) {
    if (isOn) send({ metric, value, ...(labels && { labels }) });
  },
  watch: () => undefined,
  port: null,
  listen: () => Promise.resolve(),
  close: () => Promise.resolve(),
});
