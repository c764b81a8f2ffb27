import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { makeCluster, OWNER, spawnServer } from '#platform/server/embedded-postgres/cluster.ts';
import { connectWhenReady, freePort, urlOf } from '#platform/server/embedded-postgres/connection.ts';
import { runningPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { installedPrograms } from '#platform/server/embedded-postgres/programs.ts';
import { CommandError } from '../lib/command.ts';
import { HAPROXY, POSTGRES_15 } from '../lib/optional-programs.ts';
import type { ScratchDatabase } from './scratch-database.ts';

/** A database that goes on without its primary. */
export interface ReplicatedDatabase extends ScratchDatabase {
  /** Kills the primary with `kill -9`; resolves once the replica is the primary. */
  failOver(): Promise<void>;
}

/** How long a watcher of the database takes to decide. */
const DECIDING_MS = 3_000;
const SETTINGS = { max_connections: '200', log_error_verbosity: 'terse' };
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
  const bin = POSTGRES_15;
  if (!bin || !HAPROXY) throw new CommandError('This drill needs PostgreSQL 15 and HAProxy from Debian.');
  chmodSync(folder, 0o711);
  const password = randomBytes(16).toString('hex');
  const [primary, replica] = [join(folder, 'primary'), join(folder, 'replica')];
  const [primaryPort, replicaPort, listen] = [await freePort(0), await freePort(0), await freePort(0)];
  const at = (port: number, database = 'postgres') => urlOf({ port, password }, database);
  const start = async (dir: string, port: number) => {
    const programs = installedPrograms(bin, dir);
    const child = spawnServer({ programs, dir, port, logFile: join(folder, `${port}.log`), settings: SETTINGS });
    const session = await connectWhenReady(at(port), 'drill', () => child.exitCode !== null);
    if (!session) throw new CommandError('PostgreSQL did not start.');
    await session.end();
  };

  const programs = installedPrograms(bin, primary);
  await makeCluster({ programs, dir: primary, password, builtinLocale: false });
  await start(primary, primaryPort);
  mkdirSync(replica, { mode: 0o700 });
  if (programs.runAs) chownSync(replica, programs.runAs.uid, programs.runAs.gid);
  const copy = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', OWNER, '-D', replica, '-R', '-X', 'stream'];
  await promisify(execFile)(join(bin, 'pg_basebackup'), [...copy, '-c', 'fast'], {
    ...programs.runAs,
    cwd: '/',
    env: { PGPASSWORD: password },
  });
  await start(replica, replicaPort);
  await run(at(primaryPort), `alter system set synchronous_standby_names = '*'`);
  await run(at(primaryPort), 'select pg_reload_conf()');

  const config = join(folder, 'database.cfg');
  writeFileSync(config, proxyConfig(listen, [primaryPort, replicaPort]));
  const proxy = spawn(HAPROXY, ['-db', '-q', '-f', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  const clusters = [primary, replica];
  const endAll = () => {
    proxy.kill('SIGKILL');
    for (const cluster of clusters) kill(cluster);
  };
  process.once('exit', endAll);
  const through = await connectWhenReady(at(listen), 'drill', () => proxy.exitCode !== null);
  if (!through) throw new CommandError('HAProxy did not start before the database.');
  await through.query('create database tallgrass');
  await through.end();
  return {
    url: at(listen, 'tallgrass'),
    version: '15, with a synchronous replica behind HAProxy',
    async failOver() {
      kill(primary);
      await wait(DECIDING_MS);
      await run(at(replicaPort), 'select pg_promote()');
    },
    async remove() {
      process.removeListener('exit', endAll);
      endAll();
    },
  };
}

/** The other processes of a server end by themselves when its first one is gone. */
function kill(cluster: string): void {
  const running = runningPostmaster(cluster);
  if (running) process.kill(running.pid, 'SIGKILL');
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
