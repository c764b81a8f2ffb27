import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, chownSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, type Programs } from './programs.ts';

/** The superuser of every cluster that we make. */
export const OWNER = 'postgres';

/** PostgreSQL gets nothing of our environment (it holds secrets), only what it needs to run. */
const ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/** The inherited descriptor after stdin, stdout and stderr. */
const FOLDER_FD = 3;

/**
 * How a program names `folder`. Where it runs as another user, the folder may lie below one that only root can enter
 * (root's home): on Linux we open it ourselves and hand the open folder on.
 */
function reachable(folder: string, programs: Programs): { path: string; fd: number | null } {
  if (!programs.runAs || process.platform !== 'linux') return { path: folder, fd: null };
  return { path: `/proc/self/fd/${FOLDER_FD}`, fd: openSync(folder, 'r') };
}

const handOver = ({ fd }: { fd: number | null }) => (fd === null ? [] : [fd]);
const release = ({ fd }: { fd: number | null }) => {
  if (fd !== null) closeSync(fd);
};

/**
 * Makes an empty cluster at `dir`, whole or not at all: a process killed half-way leaves only a folder aside, and of
 * two processes one cluster wins.
 */
export async function makeCluster(options: {
  programs: Programs;
  dir: string;
  password: string;
  /** Left out where the server is older than the built-in locale (17). */
  builtinLocale: boolean;
  /** Adds what must be there with the cluster or not at all. */
  complete?: (dir: string) => void;
}): Promise<void> {
  const { programs, dir, password } = options;
  const { runAs } = programs;
  const aside = `${dir}.new-${process.pid}`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  const passwordFile = join(aside, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (runAs) for (const path of [aside, passwordFile]) chownSync(path, runAs.uid, runAs.gid);

  const folder = reachable(aside, programs);
  const locale = options.builtinLocale
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8'];
  try {
    await run(programs, programs.initdb, folder, [
      `--pgdata=${folder.path}/cluster`,
      `--pwfile=${folder.path}/password`,
      `--username=${OWNER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...locale,
    ]);
    options.complete?.(join(aside, 'cluster'));
    if (!existsSync(dir)) renameSync(join(aside, 'cluster'), dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
  } finally {
    release(folder);
    rmSync(aside, { recursive: true, force: true });
  }
}

function run(programs: Programs, program: string, folder: { fd: number | null }, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...programs.runAs,
      cwd: '/',
      env: ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe', ...handOver(folder)],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new EmbeddedPostgresError(`PostgreSQL could not make a new database folder:\n${output.trim()}`));
    });
  });
}

/**
 * Starts the server of a cluster in a session of its own (Ctrl-C in a terminal is for us to handle, not for it), its
 * words going to `logFile`.
 */
export function spawnServer(options: {
  programs: Programs;
  dir: string;
  port: number;
  logFile: string;
  settings?: Readonly<Record<string, string>>;
}): ChildProcess {
  const { programs, dir, port } = options;
  const folder = reachable(dir, programs);
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = openSync(options.logFile, 'a', 0o600);
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    jit: 'off',
    ...options.settings,
  };
  const child = spawn(
    programs.postgres,
    ['-D', folder.path, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...programs.runAs,
      cwd: '/',
      env: ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log, log, ...handOver(folder)],
    },
  );
  child.unref();
  release(folder);
  closeSync(log);
  return child;
}
