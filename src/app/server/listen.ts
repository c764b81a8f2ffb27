import type { Server } from 'node:http';
import { createServer as createEncrypted, type Server as HttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Env } from '#platform/server/env.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import type { Logger } from '#platform/server/log.ts';
import { followRenewals, serverTlsOf } from '#platform/server/tls.ts';

/**
 * Longer than the minute after which proxies and clients drop idle connections: the side that closes first loses no
 * request.
 */
const KEEP_ALIVE_MS = 75_000;

/** The server of the app, over TLS where the settings name a certificate. It doesn't listen yet. */
export function createListener(app: Hono<AppEnv>, { host, tls }: Env): Server {
  const keepAlive = { keepAliveTimeout: KEEP_ALIVE_MS };
  return createAdaptorServer({
    fetch: app.fetch,
    // For requests without a Host, as a load balancer's checks are.
    hostname: host,
    ...(tls
      ? { createServer: createEncrypted, serverOptions: { ...serverTlsOf(tls), ...keepAlive } }
      : { serverOptions: keepAlive }),
  }) as Server;
}

/** Listens where the settings say, and follows the renewals of the certificate. Throws when the port is taken. */
export async function listen(
  server: Server | HttpsServer,
  { host, port, tls }: Env,
  log: Logger,
): Promise<{ port: number; stopFollowing: () => void }> {
  await new Promise<void>((resolve, reject) =>
    server.once('listening', resolve).once('error', reject).listen(port, host),
  );
  const renew = (options: ReturnType<typeof serverTlsOf>) => (server as HttpsServer).setSecureContext(options);
  return {
    port: (server.address() as AddressInfo).port,
    stopFollowing: tls ? followRenewals(tls, renew, { log }) : () => {},
  };
}
