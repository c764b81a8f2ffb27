import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeCluster, OWNER, spawnServer } from '#platform/server/embedded-postgres/cluster.ts';
import { connectWhenReady, freePort, urlOf } from '#platform/server/embedded-postgres/connection.ts';
import { runningPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { installedPrograms } from '#platform/server/embedded-postgres/programs.ts';
import { CommandError } from './command.ts';
import { POSTGRES_15 } from './optional-programs.ts';

interface Node {
  port: number;
  /** The superuser's URL of a database. */
  urlOf(database: string): string;
  /** `kill -9`; the other processes of a server end by themselves when its first one is gone. */
  kill(): void;
}

export interface StreamingPair {
  primary: Node;
  replica: Node;
  /** Ends both at once. */
  killBoth(): void;
}

const SETTINGS = { max_connections: '200', log_error_verbosity: 'terse' };

/** PostgreSQL 15 and a replica that it streams to, in `folder`. The replica follows a moment later. */
export async function startStreamingPair(folder: string): Promise<StreamingPair> {
  const bin = POSTGRES_15;
  if (!bin) throw new CommandError('This needs PostgreSQL 15 from Debian.');
  chmodSync(folder, 0o711);
  const password = randomBytes(16).toString('hex');
  const nodeIn = (dir: string, port: number): Node => ({
    port,
    urlOf: (database) => urlOf({ port, password }, database),
    kill() {
      const running = runningPostmaster(dir);
      if (running) process.kill(running.pid, 'SIGKILL');
    },
  });
  const start = async (dir: string, node: Node) => {
    const programs = installedPrograms(bin, dir);
    const logFile = join(folder, `${node.port}.log`);
    const child = spawnServer({ programs, dir, port: node.port, logFile, settings: SETTINGS });
    const session = await connectWhenReady(node.urlOf('postgres'), 'pair', () => child.exitCode !== null);
    if (!session) throw new CommandError('PostgreSQL did not start.');
    await session.end();
  };

  const [primaryDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')];
  const primary = nodeIn(primaryDir, await freePort(0));
  const replica = nodeIn(replicaDir, await freePort(0));
  const killBoth = () => {
    process.removeListener('exit', killBoth);
    primary.kill();
    replica.kill();
  };
  process.once('exit', killBoth);
  const programs = installedPrograms(bin, primaryDir);
  await makeCluster({ programs, dir: primaryDir, password, builtinLocale: false });
  await start(primaryDir, primary);
  mkdirSync(replicaDir, { mode: 0o700 });
  if (programs.runAs) chownSync(replicaDir, programs.runAs.uid, programs.runAs.gid);
  const copy = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', OWNER, '-D', replicaDir, '-R', '-X', 'stream'];
  await promisify(execFile)(join(bin, 'pg_basebackup'), [...copy, '-c', 'fast'], {
    ...programs.runAs,
    cwd: '/',
    env: { PGPASSWORD: password },
  });
  await start(replicaDir, replica);
  return { primary, replica, killBoth };
}
