import type { BatchObservableResult, Meter, ObservableGauge } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { Env } from '../env.ts';
import type { Logger } from '../log.ts';
import { prometheusName, REQUEST_SECONDS, type GaugeReader, type Labels, type Metric } from './define-metric.ts';
import { serveMetrics, type MetricsServer } from './metrics-server.ts';
import { processGauges } from './process-gauges.ts';
import type { Telemetry } from './telemetry.ts';

/** A database that doesn't answer must not keep Prometheus from the other metrics. */
const READ_MS = 3_000;

/** Telemetry by OpenTelemetry's own libraries: one meter provider for each composed server, none of them global. */
export function openMeters({
  address,
  role,
  log,
  metrics,
}: {
  address: NonNullable<Env['metrics']>;
  role: Env['role'];
  log: Logger;
  metrics: readonly Metric[];
}): Telemetry {
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true });
  const provider = new MeterProvider({
    readers: [exporter],
    resource: resourceFromAttributes({ 'service.name': 'tallgrass', 'service.role': role }),
  });
  const meter = provider.getMeter('tallgrass');
  const writers = new Map(metrics.flatMap((metric) => entryOf(meter, metric)));
  const gauges = new Map(
    metrics.flatMap((metric) => (metric.kind === 'gauge' ? [[metric, gaugeOf(meter, metric)]] : [])),
  );
  const own = processGauges();
  let server: MetricsServer | null = null;

  const watch = (reader: GaugeReader) => {
    const instruments = reader.metrics.flatMap((metric) => gauges.get(metric) ?? []);
    meter.addBatchObservableCallback((result) => readInto(result, gauges, reader, log), instruments);
  };
  watch(own);
  return {
    isOn: true,
    record: (metric, value, labels) => writers.get(metric.name)?.(value, labels),
    watch,
    get port() {
      return server?.port ?? null;
    },
    async listen() {
      server = await serveMetrics(exporter, address, log);
    },
    async close() {
      own.stop();
      await server?.close();
      await provider.shutdown();
    },
  };
}

type Write = (value: number, labels?: Labels) => void;

function entryOf(meter: Meter, metric: Metric): [string, Write][] {
  const { name, kind, buckets } = metric;
  const [instrumentName, options] = descriptionOf(metric);
  if (kind === 'histogram') {
    const advice = { explicitBucketBoundaries: [...(buckets ?? REQUEST_SECONDS)] };
    const instrument = meter.createHistogram(instrumentName, { ...options, advice });
    return [[name, (value, labels) => instrument.record(value, labels)]];
  }
  if (kind === 'gauge') return [];
  const instrument =
    kind === 'counter'
      ? meter.createCounter(instrumentName, options)
      : meter.createUpDownCounter(instrumentName, options);
  return [[name, (value, labels) => instrument.add(value, labels)]];
}

const gaugeOf = (meter: Meter, metric: Metric) => meter.createObservableGauge(...descriptionOf(metric));

/** The exporter adds no unit to the names, so they carry it from here on. */
const descriptionOf = (metric: Metric): [string, { description: string }] => [
  prometheusName(metric),
  { description: metric.help },
];

async function readInto(
  result: BatchObservableResult,
  gauges: ReadonlyMap<Metric, ObservableGauge>,
  reader: GaugeReader,
  log: Logger,
): Promise<void> {
  try {
    for (const { metric, value, labels } of await withinTime(reader.read())) {
      const instrument = gauges.get(metric);
      if (instrument) result.observe(instrument, value, labels);
    }
  } catch (error) {
    const names = reader.metrics.map(({ name }) => name);
    log.warn({ metrics: names, err: error instanceof Error ? error.message : 'unknown' }, 'could not read metrics');
  }
}

function withinTime<T>(reading: Promise<T> | T): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('took too long')), READ_MS).unref();
  return Promise.race([Promise.resolve(reading), promise]).finally(() => clearTimeout(timer));
}
