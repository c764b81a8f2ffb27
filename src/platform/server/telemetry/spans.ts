import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanContext,
} from '@opentelemetry/api';
import type { Env } from '../env.ts';
import { codeOf } from '../error-code.ts';
import { carryContext, rootContext } from './trace-context.ts';

const NAME = 'tallgrass';
let exporters = 0;

/** Whether spans are sent anywhere. */
export const isTracing = (): boolean => exporters > 0;

/** Starts sending spans where `OTEL_EXPORTER_OTLP_ENDPOINT` says; returns the function that sends the rest and stops. */
export async function openTraces({ otlp, role }: Pick<Env, 'otlp' | 'role'>): Promise<() => Promise<void>> {
  carryContext();
  if (!otlp) return () => Promise.resolve();
  const { startExporter } = await import('./trace-exporter.ts');
  const stop = startExporter(otlp, role);
  exporters += 1;
  return async () => {
    exporters -= 1;
    await stop();
  };
}

type Work<T> = (span: Span) => Promise<T>;

/** Begins a trace (a request), or continues the one of `parent` (a job), and runs `work` in it. */
export const startTrace = <T>(
  name: string,
  { kind, parent = null }: { kind: 'server' | 'consumer'; parent?: SpanContext | null },
  work: Work<T>,
): Promise<T> => {
  const options = { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CONSUMER };
  const root = rootContext(parent, isTracing());
  return run(trace.getTracer(NAME).startSpan(name, options, root), root, work);
};

/** One step of the running trace. Attributes hold names, codes and statements without values: nothing of a person. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  isTracing() ? run(trace.getTracer(NAME).startSpan(name, { attributes }), context.active(), work) : work();

/** A span that the caller ends, for callbacks. */
export const startSpan = (name: string, attributes: Attributes): Span =>
  trace.getTracer(NAME).startSpan(name, { kind: SpanKind.CLIENT, attributes });

async function run<T>(span: Span, parent: Context, work: Work<T>): Promise<T> {
  try {
    return await context.with(trace.setSpan(parent, span), work, undefined, span);
  } catch (error) {
    failed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** The class of an error and its code, never its message, which may hold input. */
export function failed(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : 'unknown';
  const code = codeOf(error);
  span.setStatus({ code: SpanStatusCode.ERROR, message: code === undefined ? type : `${type} ${code}` });
}
