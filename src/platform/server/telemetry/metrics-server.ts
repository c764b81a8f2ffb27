import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PrometheusExporter } from '@opentelemetry/exporter-prometheus';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Answers `GET /metrics` and nothing else, on an address of its own. Throws when the port is taken. */
export async function serveMetrics(
  exporter: PrometheusExporter,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') {
      exporter.getMetricsRequestHandler(request, response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) =>
    server.once('listening', resolve).once('error', reject).listen(port, host),
  );
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
