import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectWhenReady, freePort } from '#platform/server/embedded-postgres/connection.ts';
import { askDatabase } from '../../lib/ask-database.ts';
import { CommandError } from '../../lib/command.ts';
import { HAPROXY, POSTGRES_15 } from '../../lib/optional-programs.ts';
import { startStreamingPair } from '../../lib/streaming-pair.ts';
import { CannotRunHere } from './run-drill.ts';
import type { ScratchDatabase } from './scratch-database.ts';

/** A database that goes on without its primary. */
export interface ReplicatedDatabase extends ScratchDatabase {
  /** Kills the primary with `kill -9`; resolves once the replica is the primary. */
  failOver(): Promise<void>;
}

/** How long a watcher of the database takes to decide. */
const DECIDING_MS = 3_000;
/** Two failed checks in a second, and the other one gets the connections. */
const proxyConfig = (listen: number, [primary, replica]: readonly [number, number]) => `
defaults
    mode tcp
    timeout connect 1s
    timeout client 1h
    timeout server 1h
listen database
    bind 127.0.0.1:${listen}
    default-server check inter 500ms fall 2 on-marked-down shutdown-sessions
    server primary 127.0.0.1:${primary}
    server replica 127.0.0.1:${replica} backup
`;

/**
 * PostgreSQL 15 with a synchronous replica, both behind HAProxy, in `folder`. What the primary has committed is on the
 * replica as well.
 */
export async function openReplicatedDatabase(folder: string): Promise<ReplicatedDatabase> {
  if (!HAPROXY || !POSTGRES_15) throw new CannotRunHere('This drill needs PostgreSQL 15 and HAProxy from Debian.');
  const { primary, replica, killBoth } = await startStreamingPair(folder);
  await askDatabase(primary.urlOf('postgres'), `alter system set synchronous_standby_names = '*'`);
  await askDatabase(primary.urlOf('postgres'), 'select pg_reload_conf()');

  const listen = await freePort(0);
  const through = Object.assign(new URL(primary.urlOf('postgres')), { port: String(listen) });
  const config = join(folder, 'database.cfg');
  writeFileSync(config, proxyConfig(listen, [primary.port, replica.port]));
  const proxy = spawn(HAPROXY, ['-db', '-q', '-f', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  const endAll = () => {
    proxy.kill('SIGKILL');
    killBoth();
  };
  process.once('exit', endAll);
  const session = await connectWhenReady(through.toString(), 'drill', () => proxy.exitCode !== null);
  if (!session) throw new CommandError('HAProxy did not start before the database.');
  await session.query('create database tallgrass');
  await session.end();
  return {
    url: Object.assign(through, { pathname: '/tallgrass' }).toString(),
    version: '15, with a synchronous replica behind HAProxy',
    async failOver() {
      primary.kill();
      await wait(DECIDING_MS);
      await askDatabase(replica.urlOf('postgres'), 'select pg_promote()');
    },
    async remove() {
      process.removeListener('exit', endAll);
      endAll();
    },
  };
}
