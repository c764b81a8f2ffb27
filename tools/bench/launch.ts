import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { CommandError } from '../lib/command.ts';

/** Starts a server in its own process, adds it to `children`, and returns its address once it is healthy. */
export async function launch(
  children: ChildProcess[],
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  patienceSeconds = 30,
): Promise<string> {
  const port = await freePort(0);
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], PORT: String(port), APP_URL: `http://localhost:${port}`, ...env },
  });
  process.once('exit', () => child.kill());
  children.push(child);
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 10 * patienceSeconds && child.exitCode === null; attempt += 1) {
    if (await fetch(`${origin}/api/health`).catch(() => null)) return origin;
    await wait(100);
  }
  throw new CommandError(`${script} did not start.`);
}
