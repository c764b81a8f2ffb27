import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';

const PATIENCE_MS = 120_000;
const LOOK_MS = 20;

/**
 * Starts the artifact in `folder` on its embedded database in `dataDir`, and stops it once it is healthy. Returns the
 * seconds from starting the process to the first healthy answer.
 */
export async function timeToHealthy(folder: string, dataDir: string): Promise<number> {
  const port = String(await freePort(0));
  const start = performance.now();
  const server = spawn(process.execPath, ['server/start.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      DATA_DIR: dataDir,
      SECRET_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'error',
    },
  });
  try {
    while (!(await isHealthy(port))) {
      if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
      if (performance.now() - start > PATIENCE_MS) throw new Error('The server did not become healthy.');
      await wait(LOOK_MS);
    }
    return (performance.now() - start) / 1000;
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  }
}

const isHealthy = (port: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
