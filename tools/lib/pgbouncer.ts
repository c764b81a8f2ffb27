import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { letsIn } from '#platform/server/database/lets-in.ts';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { endChild } from './end-child.ts';
import { PGBOUNCER } from './optional-programs.ts';

export interface PgBouncerPeer {
  /** The same database and login through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

const CONFIG = 'deploy/pgbouncer/pgbouncer.ini';

/**
 * A real PgBouncer in transaction mode, with the configuration of `deploy` and `settings` after it, before the cluster of
 * `ownerUrl`.
 */
export async function startPgBouncer(ownerUrl: string, settings = ''): Promise<PgBouncerPeer> {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-pgbouncer-'));
  const port = String(await freePort(0));
  const owner = new URL(ownerUrl);
  const config = readFileSync(CONFIG, 'utf8')
    .replace('host=127.0.0.1 port=5432', `host=${owner.hostname} port=${owner.port}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_user = postgres', `auth_user = ${owner.username}`)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'));
  writeFileSync(join(folder, 'pgbouncer.ini'), `${config}\n${settings}\n`);
  writeFileSync(join(folder, 'userlist.txt'), `"${owner.username}" "${owner.password}"\n`);
  // It refuses to run as root, and reads its files as the other user.
  const asAnother = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  chmodSync(folder, 0o755);
  const child = spawn(PGBOUNCER ?? '', ['-q', ...asAnother, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    await endChild(child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const through = (url: string) => Object.assign(new URL(url), { port }).toString();
  for (const deadline = Date.now() + 15_000; !(await letsIn(through(ownerUrl))); await wait(50)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error('PgBouncer did not start');
  }
  return { through, stop };
}
