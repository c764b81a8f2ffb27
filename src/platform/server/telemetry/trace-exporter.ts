import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Env } from '../env.ts';

/** A collector that doesn't answer delays a stop by no more than this. */
const SEND_MS = 3_000;
const DELAY_MS = 1_000;

/** Sends the process's spans to an OTLP collector over HTTP, in batches; returns the function that stops it. */
export function startExporter({ endpoint, share }: NonNullable<Env['otlp']>, role: Env['role']): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tallgrass', 'service.role': role }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: DELAY_MS, exportTimeoutMillis: SEND_MS }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    await provider.shutdown().catch(() => undefined);
  };
}
