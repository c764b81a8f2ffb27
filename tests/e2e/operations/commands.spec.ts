import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { GALLERY_PATH } from '#app/web/gallery-switch.ts';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { runningPostmaster, stopPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { e2ePort } from '#tests/support/e2e-place.ts';

/** `npm start` as a person runs it: in a process group of its own, with its output kept. */
interface Command {
  child: ChildProcess;
  words(): string;
  ended: Promise<number | null>;
}

/** A first start creates a database, which takes its time beside other work on two cores. */
const STARTING_MS = 90_000;
test.describe.configure({ timeout: 3 * STARTING_MS });

let dataDir: string;
let commands: Command[];

test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-commands-'));
  commands = [];
});

test.afterEach(async () => {
  for (const command of commands) await stop(command, 'SIGKILL');
  const left = runningPostmaster(cluster());
  if (left) await stopPostmaster(left.pid);
  rmSync(dataDir, { recursive: true, force: true });
});

const cluster = () => join(dataDir, 'postgres', 'cluster');

function npmStart(port: number, env: NodeJS.ProcessEnv = {}): Command {
  const child = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: String(port), DEMO: '0', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const command = { child, words: () => text, ended };
  commands.push(command);
  return command;
}

/** To the whole group, as a terminal does with Ctrl-C. */
async function stop({ child, ended }: Command, signal: NodeJS.Signals): Promise<number | null> {
  if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  return ended;
}

const health = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    (response) => response.status,
    () => 0,
  );
const served = (port: number) => expect.poll(() => health(port), { timeout: STARTING_MS }).toBe(200);

test('a second start on the same folder is refused, a worker may join, the folder starts again after kill -9, and Ctrl-C ends everything', async () => {
  const port = await freePort(0);
  const first = npmStart(port);
  await served(port);

  const second = npmStart(await freePort(0));
  expect(await second.ended).toBe(1);
  expect(second.words()).toContain(`${dataDir} is in use`);

  const worker = npmStart(0, { ROLE: 'worker' });
  await expect.poll(() => worker.words(), { timeout: STARTING_MS }).toContain('works on its jobs');
  await stop(worker, 'SIGINT');
  expect(await health(port)).toBe(200);

  await stop(first, 'SIGKILL');
  expect(runningPostmaster(cluster())).not.toBeNull();
  const again = npmStart(port);
  await served(port);

  await stop(again, 'SIGINT');
  expect(await health(port)).toBe(0);
  expect(runningPostmaster(cluster())).toBeNull();
});

test('production has no gallery of the design system: 404, and no module of it in the build', async () => {
  const port = await freePort(0);
  const secrets = { SECRET_KEY: 'a-key-for-this-test-that-is-long-enough-0123456789', DEMO: '' };
  const command = npmStart(port, { NODE_ENV: 'production', APP_URL: `http://localhost:${port}`, ...secrets });
  await expect.poll(() => health(port), { timeout: STARTING_MS, message: command.words() }).toBe(200);
  const origin = `http://127.0.0.1:${port}`;
  expect((await fetch(origin + GALLERY_PATH)).status).toBe(404);
  expect(await routeModules(origin)).not.toContain('gallery');
  // The build for development, which the other tests run on, has them.
  const development = `http://localhost:${e2ePort}`;
  expect((await fetch(development + GALLERY_PATH)).status).toBe(200);
  expect(await routeModules(development)).toContain('gallery-screen');
});

/** The list of every route and its modules, as the shell of the application loads it. */
async function routeModules(origin: string): Promise<string> {
  const shell = await (await fetch(`${origin}/employer/dashboard`)).text();
  const [path] = /\/assets\/manifest-[\w-]+\.js/.exec(shell) ?? [''];
  return (await fetch(origin + path)).text();
}

test('production without a secret key is refused in one sentence', async () => {
  const command = npmStart(await freePort(0), { NODE_ENV: 'production', SECRET_KEY: '', DEMO: '' });
  expect(await command.ended).toBe(1);
  expect(command.words()).toContain('SECRET_KEY: is required in production');
  expect(command.words()).not.toContain('    at ');
});
