import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf } from '../error-code.ts';
import { OWNER } from './cluster.ts';
import { EmbeddedPostgresError } from './programs.ts';

/**
 * The embedded server's last port (reused where possible) and its owner's login, kept in the cluster's folder, which
 * only the owner can read.
 */
export interface Connection {
  port: number;
  password: string;
}

export interface Paths {
  readonly cluster: string;
  readonly log: string;
}

export function pathsIn(dataDir: string): Paths {
  const base = join(dataDir, 'postgres');
  mkdirSync(base, { recursive: true, mode: 0o711 });
  return { cluster: join(base, 'cluster'), log: join(base, 'postgres.log') };
}

const FILE = 'tallgrass-connection.json';

export function readConnection(cluster: string): Connection {
  try {
    return JSON.parse(readFileSync(join(cluster, FILE), 'utf8')) as Connection;
  } catch {
    throw new EmbeddedPostgresError(
      `${join(cluster, FILE)} cannot be read, so logging in to the database is impossible.`,
    );
  }
}

export function writeConnection(cluster: string, connection: Connection): void {
  const aside = join(cluster, `${FILE}.${process.pid}`);
  writeFileSync(aside, JSON.stringify(connection), { mode: 0o600 });
  const { uid, gid } = statSync(cluster);
  if (process.getuid?.() === 0) chownSync(aside, uid, gid);
  renameSync(aside, join(cluster, FILE));
}

export const newPassword = (): string => randomBytes(24).toString('hex');

/** Returns the wanted port when it is free, otherwise any free one. */
export async function freePort(wanted: number): Promise<number> {
  return (await tryPort(wanted)) ?? (await tryPort(0)) ?? wanted;
}

const tryPort = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : null));
    });
  });

export const urlOf = ({ port, password }: Connection, database: string): string =>
  `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;

const CONNECT_MS = 60_000;

/** Shut down, crashed, or starting up or shutting down, by PostgreSQL's codes and by those of the socket. */
const AWAY = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/** Whether something failed because the server is not there (yet, or anymore), not because of what was asked of it. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (AWAY.has('code' in error ? String(error.code) : '') || error.message.startsWith('Connection terminated'));

/** Connects as soon as the server accepts connections; returns null once `isGone` reports that it never will. */
export async function connectWhenReady(url: string, name: string, isGone: () => boolean): Promise<Client | null> {
  const deadline = Date.now() + CONNECT_MS;
  for (;;) {
    const client = new Client({ connectionString: url, application_name: name, keepAlive: true });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (isGone()) return null;
      if (codeOf(error) === '28P01') {
        throw new EmbeddedPostgresError('The password stored with the embedded database does not match it.');
      }
      if (!isAway(error) || Date.now() > deadline) throw error;
    }
    await wait(40);
  }
}
