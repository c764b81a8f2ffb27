import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, closeSync, copyFileSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER } from '#platform/server/embedded-postgres/cluster.ts';
import { connectWhenReady, freePort, urlOf } from '#platform/server/embedded-postgres/connection.ts';
import { runningPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { installedPrograms } from '#platform/server/embedded-postgres/programs.ts';
import { askDatabase } from '../../lib/ask-database.ts';
import { CommandError } from '../../lib/command.ts';
import { ETCD, HAPROXY, PATRONI, PGBOUNCER, POSTGRES_15 } from '../../lib/optional-programs.ts';
import { startPgBouncer } from '../../lib/pgbouncer.ts';
import type { ReplicatedDatabase } from './replicated-database.ts';
import { CannotRunHere } from './run-drill.ts';
import { until } from '../../lib/until.ts';

const ANSWERS_IN_A_ROW = 5;
const CONFIG = 'deploy/patroni/patroni.yml';
const PROXY_CONFIG = 'deploy/haproxy/database.cfg';

interface Node {
  readonly port: number;
  readonly apiPort: number;
  /** Whether it holds the lease. */
  isPrimary(): Promise<boolean>;
  /** Whether it has everything that is committed. */
  isSynchronous(): Promise<boolean>;
  /** Ends Patroni and its PostgreSQL as a machine that fails does. */
  kill(): void;
}

/** Two nodes of PostgreSQL 15 that Patroni keeps with etcd, behind HAProxy and PgBouncer, as `deploy` has them. */
export async function openPatroniCluster(folder: string): Promise<ReplicatedDatabase> {
  const bin = POSTGRES_15;
  if (!bin || !PATRONI || !ETCD || !HAPROXY || !PGBOUNCER) {
    throw new CannotRunHere('This drill needs PostgreSQL 15, Patroni, etcd, HAProxy and PgBouncer from Debian.');
  }
  chmodSync(folder, 0o711);
  const config = join(folder, 'patroni.yml');
  copyFileSync(CONFIG, config);
  chmodSync(config, 0o644);
  const { runAs } = installedPrograms(bin, join(folder, 'nodes'));
  const own = (path: string) => runAs && chownSync(path, runAs.uid, runAs.gid);
  const running: ChildProcess[] = [];
  const nodes: Node[] = [];
  const endAll = () => {
    for (const node of nodes) node.kill();
    for (const child of running) child.kill('SIGKILL');
  };
  process.once('exit', endAll);
  const begin = (program: string, args: readonly string[], env: Record<string, string>, asOwner = false) => {
    const log = openSync(join(folder, 'cluster.log'), 'a', 0o600);
    const child = spawn(program, args, {
      ...(asOwner ? runAs : null),
      cwd: asOwner ? '/' : process.cwd(),
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    running.push(child);
    return child;
  };

  const [client, peer] = [`127.0.0.1:${await freePort(0)}`, `127.0.0.1:${await freePort(0)}`];
  const ofEtcd = {
    '--data-dir': join(folder, 'etcd'),
    '--initial-cluster': `default=http://${peer}`,
    '--listen-client-urls': `http://${client}`,
    '--advertise-client-urls': `http://${client}`,
    '--listen-peer-urls': `http://${peer}`,
    '--initial-advertise-peer-urls': `http://${peer}`,
  };
  begin(ETCD, Object.entries(ofEtcd).flat(), {});

  const password = randomBytes(16).toString('hex');
  const startNode = async (name: string): Promise<Node> => {
    const home = join(folder, name);
    mkdirSync(home, { mode: 0o700 });
    own(home);
    const dir = join(home, 'data');
    const [port, apiPort] = [await freePort(0), await freePort(0)];
    const [database, api] = [`127.0.0.1:${port}`, `127.0.0.1:${apiPort}`];
    const settings = {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: client,
      PATRONI_RESTAPI_LISTEN: api,
      PATRONI_RESTAPI_CONNECT_ADDRESS: api,
      PATRONI_POSTGRESQL_LISTEN: database,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: database,
      PATRONI_POSTGRESQL_DATA_DIR: dir,
      PATRONI_POSTGRESQL_BIN_DIR: bin,
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: OWNER,
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
    };
    const child = begin(PATRONI ?? '', [config], settings, true);
    const says = (path: string) =>
      fetch(`http://${api}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    const node: Node = {
      port,
      apiPort,
      isPrimary: () => says('/primary'),
      isSynchronous: () => says('/synchronous'),
      kill() {
        child.kill('SIGKILL');
        const postmaster = runningPostmaster(dir);
        if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
      },
    };
    nodes.push(node);
    return node;
  };

  const first = await startNode('node-1');
  await until(() => first.isPrimary(), 'The first node did not become primary.');
  const second = await startNode('node-2');
  await until(() => second.isSynchronous(), 'The second node did not become a synchronous replica.');

  const listen = await freePort(0);
  const proxy = begin(HAPROXY, ['-db', '-q', '-f', PROXY_CONFIG], {
    LISTEN: `127.0.0.1:${listen}`,
    NODE_1: `127.0.0.1:${first.port}`,
    API_1: String(first.apiPort),
    NODE_2: `127.0.0.1:${second.port}`,
    API_2: String(second.apiPort),
  });
  const url = (database: string) => urlOf({ port: listen, password }, database);
  const session = await connectWhenReady(url('postgres'), 'drill', () => proxy.exitCode !== null);
  if (!session) throw new CommandError('HAProxy did not start before the database.');
  await session.end();
  // HAProxy leads to both nodes in turn until it has asked which one is primary.
  let inARow = 0;
  await until(async () => {
    const asked = askDatabase<{ replica: boolean }>(url('postgres'), 'select pg_is_in_recovery() as replica');
    const [row] = await asked.catch(() => []);
    inARow = row?.replica === false ? inARow + 1 : 0;
    return inARow === ANSWERS_IN_A_ROW;
  }, 'HAProxy does not lead to the primary.');
  await askDatabase(url('postgres'), 'create database tallgrass');
  const pooler = await startPgBouncer(url('tallgrass'));

  return {
    url: pooler.through(url('tallgrass')),
    settings: { DATABASE_DIRECT_URL: url('tallgrass') },
    version: '15, two nodes kept by Patroni with etcd, behind HAProxy and PgBouncer',
    async failOver() {
      const [primary, replica] = (await first.isPrimary()) ? [first, second] : [second, first];
      primary.kill();
      await until(() => replica.isPrimary(), 'The replica did not become primary.');
    },
    async remove() {
      process.removeListener('exit', endAll);
      await pooler.stop();
      endAll();
    },
  };
}
