import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeCluster, OWNER } from '#platform/server/embedded-postgres/cluster.ts';
import { connectWhenReady, freePort, urlOf } from '#platform/server/embedded-postgres/connection.ts';
import { runningPostmaster, stopPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { installedPrograms } from '#platform/server/embedded-postgres/programs.ts';
import { askDatabase } from '../../lib/ask-database.ts';
import { CommandError } from '../../lib/command.ts';
import { PGBACKREST, POSTGRES_15 } from '../../lib/optional-programs.ts';
import { CannotRunHere } from './run-drill.ts';
import type { ScratchDatabase } from './scratch-database.ts';

export interface ArchivedDatabase extends ScratchDatabase {
  /** A full backup by pgBackRest while the database runs. */
  backUp(): Promise<void>;
  /** Stops the database, takes it back to how it was at `moment`, and starts it. */
  restoreTo(moment: string): Promise<void>;
}

const STANZA = 'tallgrass';

const configuration = (folder: string, port: number) => `
[global]
repo1-path=${folder}/repository
repo1-retention-full=2
log-path=${folder}/log
lock-path=${folder}/lock
spool-path=${folder}/spool
compress-type=zst
start-fast=y
[${STANZA}]
pg1-path=${folder}/cluster
pg1-port=${port}
pg1-socket-path=${folder}/socket
pg1-user=${OWNER}
`;

/** PostgreSQL 15 in `folder` that archives its write-ahead log with pgBackRest, as the runbook says. */
export async function openArchivedDatabase(folder: string): Promise<ArchivedDatabase> {
  const bin = POSTGRES_15;
  if (!bin || !PGBACKREST) throw new CannotRunHere('This drill needs PostgreSQL 15 and pgBackRest from Debian.');
  const pgbackrest = PGBACKREST;
  chmodSync(folder, 0o711);
  const at = (name: string) => join(folder, name);
  const [dir, config] = [at('cluster'), at('pgbackrest.conf')];
  const [password, port] = [randomBytes(16).toString('hex'), await freePort(0)];
  const url = (database: string) => urlOf({ port, password }, database);
  const programs = installedPrograms(bin, dir);
  const own = (path: string) => programs.runAs && chownSync(path, programs.runAs.uid, programs.runAs.gid);
  for (const name of ['repository', 'log', 'lock', 'spool', 'socket']) {
    mkdirSync(at(name), { mode: 0o700 });
    own(at(name));
  }
  writeFileSync(config, configuration(folder, port), { mode: 0o600 });
  own(config);
  await makeCluster({ programs, dir, password, builtinLocale: false });

  const archive = async (...args: string[]) => {
    const env = { PATH: process.env['PATH'], PGPASSWORD: password };
    const all = [`--config=${config}`, `--stanza=${STANZA}`, '--log-level-console=error', ...args];
    await promisify(execFile)(pgbackrest, all, { ...programs.runAs, cwd: '/', env }).catch(
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new CommandError(`pgbackrest ${args.join(' ')} failed:\n${stdout}${stderr}`);
      },
    );
  };
  const start = async () => {
    const settings = {
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: at('socket'),
      max_connections: '200',
      archive_mode: 'on',
      archive_command: `${pgbackrest} --config=${config} --stanza=${STANZA} archive-push %p`,
    };
    const log = openSync(at('postgres.log'), 'a', 0o600);
    // By its real path, which pgBackRest compares with its own configuration.
    const child = spawn(
      programs.postgres,
      ['-D', dir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...programs.runAs, cwd: '/', env: { PATH: process.env['PATH'], TZ: 'UTC' }, stdio: ['ignore', log, log] },
    );
    closeSync(log);
    const session = await connectWhenReady(url('postgres'), 'drill', () => child.exitCode !== null);
    if (!session) throw new CommandError('PostgreSQL did not start.');
    await session.end();
  };
  const stop = async () => {
    const running = runningPostmaster(dir);
    if (running) await stopPostmaster(running.pid);
  };

  await start();
  await askDatabase(url('postgres'), 'create database tallgrass');
  await archive('stanza-create');
  await archive('check');
  return {
    url: url('tallgrass'),
    version: '15, with its write-ahead log archived by pgBackRest',
    backUp: () => archive('backup', '--type=full'),
    async restoreTo(moment) {
      await stop();
      await archive('restore', '--delta', '--type=time', `--target=${moment}`, '--target-action=promote');
      await start();
    },
    remove: stop,
  };
}
