import { createServer, type RequestListener } from 'node:http';
import { createServer as createEncrypted, type Server as HttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import type { Env } from '../env.ts';
import type { Logger } from '../log.ts';
import { followRenewals, serverTlsOf } from '../tls.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Answers `GET /metrics` and nothing else, on an address of its own. Throws when the port is taken. */
export async function serveMetrics(
  exporter: PrometheusExporter,
  { host, port, tls }: NonNullable<Env['metrics']>,
  log: Logger,
): Promise<MetricsServer> {
  const answer: RequestListener = (request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') {
      exporter.getMetricsRequestHandler(request, response);
    } else {
      response.writeHead(404).end();
    }
  };
  const server = tls ? createEncrypted(serverTlsOf(tls), answer) : createServer(answer);
  const stop = tls && followRenewals(tls, (options) => (server as HttpsServer).setSecureContext(options), { log });
  await new Promise<void>((resolve, reject) =>
    server.once('listening', resolve).once('error', reject).listen(port, host),
  );
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        stop?.();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
