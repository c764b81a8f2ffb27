import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, string>;
}

interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  readonly spans: readonly SentSpan[];
}

interface OtlpSpan extends Omit<SentSpan, 'attributes'> {
  attributes?: { key: string; value: Record<string, unknown> }[];
}

interface OtlpRequest {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** A small OTLP collector for all tests of a file or enclosing `describe`. */
export function sharedCollector(): Collector {
  const spans: SentSpan[] = [];
  let url: string | undefined;
  const server = createServer((request, response) => {
    expect(request.url).toBe('/v1/traces');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as OtlpRequest;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans.map(read))));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get url() {
      return url ?? expect.fail('the collector is there while tests run');
    },
    spans,
  };
}

const read = ({ attributes = [], ...span }: OtlpSpan): SentSpan => ({
  ...span,
  attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])])),
});
