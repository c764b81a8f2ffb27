import { randomBytes } from 'node:crypto';
import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  trace,
  TraceFlags,
  type Context,
  type SpanContext,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

let isCarried = false;

/** Lets a trace follow its request across awaits. Once a process; it costs next to nothing without an exporter. */
export function carryContext(): void {
  if (isCarried) return;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  isCarried = true;
}

/** The trace of the request or job that runs now, or null. */
export function traceId(): string | null {
  const current = trace.getSpanContext(context.active());
  return current && isSpanContextValid(current) ? current.traceId : null;
}

/** What a job carries so that its work belongs to the trace that made it: W3C's `traceparent`. */
export interface Carrier {
  traceparent?: string;
}

export function carrier(): Carrier {
  const current = trace.getSpanContext(context.active());
  if (!current || !isSpanContextValid(current)) return {};
  const flags = current.traceFlags.toString(16).padStart(2, '0');
  return { traceparent: `00-${current.traceId}-${current.spanId}-${flags}` };
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Splits a job's data into its trace and its payload. */
export function splitCarrier(data: object): { parent: SpanContext | null; payload: object } {
  const { traceparent, ...payload } = data as Carrier;
  const [, id, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!id || !spanId || !flags) return { parent: null, payload };
  return { parent: { traceId: id, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }, payload };
}

/** Where a trace begins. Without an exporter it has an ID all the same, which logs and answers carry. */
export function rootContext(parent: SpanContext | null, isExported: boolean): Context {
  if (parent) return trace.setSpanContext(ROOT_CONTEXT, parent);
  if (isExported) return ROOT_CONTEXT;
  const fresh = { traceId: hex(16), spanId: hex(8), traceFlags: TraceFlags.NONE };
  return trace.setSpanContext(ROOT_CONTEXT, fresh);
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
