import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_15_BIN } from '#tools/lib/optional-programs.ts';
import { makeCluster, spawnServer } from '#platform/server/embedded-postgres/cluster.ts';
import { connectWhenReady, freePort, urlOf } from '#platform/server/embedded-postgres/connection.ts';
import { isAlive, runningPostmaster, stopPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { embeddedPrograms, installedPrograms } from '#platform/server/embedded-postgres/programs.ts';

const PREFIX = 'tallgrass-test-';
const PASSWORD = 'scratch';
/** A scratch cluster is thrown away, so nothing needs to survive a crash. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '256MB',
  max_connections: '300',
  max_wal_size: '4GB',
};

export interface ScratchCluster {
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Starts an empty PostgreSQL in a temporary folder: the embedded 18, or the machine's 15 with `TEST_POSTGRES=15`. */
export async function startScratchCluster(version = process.env['TEST_POSTGRES'] ?? '18'): Promise<ScratchCluster> {
  await removeLeftovers();
  const base = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const dir = join(base, 'cluster');
  const is15 = version === '15';
  if (is15 && !existsSync(POSTGRES_15_BIN)) throw new Error(`TEST_POSTGRES=15, but there is no ${POSTGRES_15_BIN}`);
  const programs = is15 ? installedPrograms(POSTGRES_15_BIN, dir) : await embeddedPrograms(dir);
  await makeCluster({ programs, dir, password: PASSWORD, builtinLocale: !is15 });
  const port = await freePort(0);
  const child = spawnServer({ programs, dir, port, logFile: join(base, 'postgres.log'), settings: SETTINGS });
  const stopWithUs = () => child.kill('SIGINT');
  process.once('exit', stopWithUs);
  const url = (database: string) => urlOf({ port, password: PASSWORD }, database);
  const session = await connectWhenReady(url('postgres'), 'scratch', () => child.exitCode !== null);
  if (!session) throw new Error(`the scratch cluster in ${base} did not start`);
  await session.end();
  return {
    urlOf: url,
    async stop() {
      process.removeListener('exit', stopWithUs);
      if (child.pid) await stopPostmaster(child.pid);
      rmSync(base, { recursive: true, force: true });
    },
  };
}

/** What a killed test run left running. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const base = join(tmpdir(), name);
    const left = runningPostmaster(join(base, 'cluster'));
    if (left) await stopPostmaster(left.pid);
    rmSync(base, { recursive: true, force: true });
  }
}
