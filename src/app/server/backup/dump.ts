import { execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';
import type { BackedUpFile } from './manifest.ts';
import { open, store } from './store.ts';

/** A dump by PostgreSQL's own programs, for a database that is not in our folder. */
export const DUMP = 'database/tallgrass.dump';

const DEBIAN = '/usr/lib/postgresql';

/** The folders that may hold PostgreSQL's programs: the PATH's, then Debian's, one a version. */
function binFolders(): string[] {
  const onPath = (process.env['PATH'] ?? '').split(':').filter(Boolean);
  try {
    return [...readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')), ...onPath];
  } catch {
    return onPath;
  }
}

async function majorOf(program: string): Promise<number | null> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    return Number(/\b(\d+)(?:\.\d+|devel|beta|rc)/.exec(stdout)?.[1]) || null;
  } catch {
    return null;
  }
}

/** The oldest installed program that can work with a server of version `major`. */
export async function findProgram(name: 'pg_dump' | 'pg_restore', major: number): Promise<string> {
  const found: { path: string; major: number }[] = [];
  for (const folder of binFolders()) {
    const path = join(folder, name);
    const its = await majorOf(path);
    if (its !== null && its >= major) found.push({ path, major: its });
  }
  const [best] = found.toSorted((a, b) => a.major - b.major);
  if (best) return best.path;
  throw new BackupError(
    `${name} of version ${major} or newer is needed and was not found on the PATH or in ${DEBIAN}. Install it (Debian: apt-get install postgresql-client-${major}).`,
  );
}

/** In the environment, because arguments are visible to every user of the machine. */
function environmentFor(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslmode = searchParams.get('sslmode');
  return {
    PATH: process.env['PATH'],
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslmode ? { PGSSLMODE: sslmode } : {}),
  };
}

/** Runs a program to its end; with `input`, which it reads. Throws with its own words. */
function run(program: string, args: string[], url: string) {
  const child = spawn(program, args, { env: environmentFor(url), stdio: ['pipe', 'pipe', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupError(`${program} failed:\n${words.trim().split('\n').slice(0, 5).join('\n')}`));
    });
  });
  return { child, ended };
}

/** Dumps the database at `url` into the backup, at one moment. */
export async function dumpDatabase(url: string, major: number, folder: string): Promise<BackedUpFile> {
  const { child, ended } = run(await findProgram('pg_dump', major), ['--format=custom', '--no-owner'], url);
  child.stdin.end();
  const [file] = await Promise.all([store(folder, DUMP, child.stdout as Readable), ended]);
  return file;
}

/** Loads the dump into the empty database at `url`: all of it or nothing. */
export async function loadDump(url: string, major: number, folder: string): Promise<void> {
  // Rights come from the product, which applies them at each start; owners differ between machines.
  const args = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  const program = await findProgram('pg_restore', major);
  const { child, ended } = run(program, [...args, `--dbname=${environmentFor(url)['PGDATABASE'] ?? ''}`], url);
  child.stdout.resume();
  // A program that fails stops reading; its own words say why.
  const fed = pipeline(open(folder, DUMP), child.stdin).catch(() => undefined);
  await Promise.all([ended, fed]);
}
