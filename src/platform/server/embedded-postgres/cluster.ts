import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, chownSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, type Programs } from './programs.ts';

/** The superuser of every cluster we create. */
export const OWNER = 'postgres';

/** PostgreSQL gets only what it needs to run: our environment holds secrets. */
const ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/** The inherited descriptor after stdin, stdout and stderr. */
const FOLDER_FD = 3;

/**
 * The path by which a program can open `folder`. A program running as another user may not be able to enter a parent
 * folder (root's home): on Linux we open the folder ourselves and pass the descriptor.
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
 * Creates an empty cluster at `dir`, atomically: a killed process leaves only a temporary folder, and when two
 * processes race, one cluster wins.
 */
export async function makeCluster(options: {
  programs: Programs;
  dir: string;
  password: string;
  /** Omitted where the server predates the built-in locale (17). */
  builtinLocale: boolean;
  /** Adds files that must appear together with the cluster. */
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
      else reject(new EmbeddedPostgresError(`PostgreSQL could not create a new database folder:\n${output.trim()}`));
    });
  });
}

/**
 * Starts the cluster's server in a session of its own, so that Ctrl-C reaches us and not the server. Its output goes to
 * `logFile`.
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
