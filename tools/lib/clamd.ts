import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CLAMD } from './optional-programs.ts';

export interface ClamdPeer {
  /** For `CLAMD_URL`. */
  url: string;
  /** The process's ID. */
  pid: number | undefined;
  stop(): Promise<void>;
}

/** Text that the peer's one signature matches. */
export const INFECTED = 'TALLGRASS-TEST-SIGNATURE';

/** A real clamd with one local signature, so that no database is downloaded. In the same folder it has the same address. */
export async function startClamd(given?: string): Promise<ClamdPeer> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'tallgrass-clamd-')));
  const socket = join(folder, 'clamd.sock');
  const config = join(folder, 'clamd.conf');
  await writeFile(join(folder, 'local.ndb'), `Tallgrass.Test:0:*:${Buffer.from(INFECTED).toString('hex')}\n`);
  await writeFile(config, `DatabaseDirectory ${folder}\nLocalSocket ${socket}\nForeground yes\nStreamMaxLength 20M\n`);
  const daemon = spawn(CLAMD ?? '', ['--config-file', config], { stdio: 'ignore' });
  const deadline = Date.now() + 15_000;
  while (!existsSync(socket) && Date.now() < deadline) await wait(50);
  return {
    url: `unix://${socket}`,
    pid: daemon.pid,
    async stop() {
      const ended = daemon.exitCode === null ? once(daemon, 'exit') : null;
      daemon.kill();
      await ended;
      if (!given) await rm(folder, { recursive: true, force: true });
    },
  };
}
