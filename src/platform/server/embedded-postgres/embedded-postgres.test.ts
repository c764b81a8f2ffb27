import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

interface Said {
  ownerUrl?: string;
  isOwner?: boolean;
  refused?: string;
}

let dataDir: string;
let processes: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  processes = [];
});

afterEach(async () => {
  for (const child of processes) await end(child, 'SIGTERM');
  const left = runningPostmaster(cluster());
  if (left) await stopPostmaster(left.pid);
  rmSync(dataDir, { recursive: true, force: true });
});

const cluster = () => join(dataDir, 'postgres', 'cluster');

function launch(ownership = 'own'): { child: ChildProcess; said: Promise<Said> } {
  const child = spawn(process.execPath, ['tests/fixtures/own-database.ts', dataDir, ownership], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  if (!child.stdout) throw new Error('no output');
  const said = once(createInterface(child.stdout), 'line').then(([line]) => JSON.parse(String(line)) as Said);
  return { child, said };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function query(url: string | undefined, text: string, values: string[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

test('its log names the violated constraint and no row values', async () => {
  const { ownerUrl } = await launch().said;
  await query(ownerUrl, 'create table people (name text unique)');
  const add = () => query(ownerUrl, 'insert into people values ($1)', ['Marigold Okafor']);
  await add();
  await expect(add()).rejects.toThrow('people_name_key');
  const log = readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8');
  expect(log).toContain('people_name_key');
  expect(log).not.toContain('Marigold');
});

test('committed data survives kill -9 of the owner, and the next start continues', async () => {
  const first = launch();
  const { ownerUrl } = await first.said;
  await query(ownerUrl, 'create table kept (n int); insert into kept values (1)');
  await end(first.child, 'SIGKILL');
  expect(runningPostmaster(cluster())).not.toBeNull();

  const second = launch();
  const said = await second.said;
  expect(said).toMatchObject({ isOwner: true });
  expect(await query(said.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }]);
});

test('after kill -9 of owner and database the folder starts again', async () => {
  const first = launch();
  const { ownerUrl } = await first.said;
  await query(ownerUrl, 'create table kept (n int); insert into kept values (1)');
  const postmaster = runningPostmaster(cluster());
  await end(first.child, 'SIGKILL');
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL');

  const said = await launch().said;
  expect(await query(said.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }]);
});

test('a second owner is refused, told who the owner is, and does no harm', async () => {
  const first = launch();
  const { ownerUrl } = await first.said;
  const second = launch();
  expect((await second.said).refused).toContain(`${dataDir} is in use: tallgrass (process ${first.child.pid})`);
  expect(await query(ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('of two simultaneous first starts one owns the database and one is refused', async () => {
  const both = await Promise.all([launch().said, launch().said]);
  const [refusal, ...others] = both.filter(({ isOwner }) => !isOwner).map(({ refused }) => refused);
  expect(refusal).toContain('is in use');
  expect(others).toEqual([]);
});

test('a start whose server another process stops before it has an owner begins again', async () => {
  const start = launch();
  await expect.poll(() => runningPostmaster(cluster()), { interval: 1, timeout: 20_000 }).not.toBeNull();
  const first = runningPostmaster(cluster());
  if (first) process.kill(first.pid, 'SIGINT');
  expect(await start.said).toMatchObject({ isOwner: true });
  expect(runningPostmaster(cluster())?.pid).not.toBe(first?.pid);
});

test('a guest attaches to a running database and leaves it running', async () => {
  const owner = launch();
  const { ownerUrl } = await owner.said;
  const guest = launch('attach');
  expect(await guest.said).toEqual({ ownerUrl, isOwner: false });
  await end(guest.child, 'SIGTERM');
  expect(await query(ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
});

test('of two processes that may own or attach, the last one to leave stops the database', async () => {
  const first = launch('either');
  expect(await first.said).toMatchObject({ isOwner: true });
  const second = launch('either');
  const { ownerUrl, isOwner } = await second.said;
  expect(isOwner).toBe(false);
  await end(first.child, 'SIGTERM');
  expect(await query(ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
  await end(second.child, 'SIGTERM');
  expect(runningPostmaster(cluster())).toBeNull();
});

test('a reused process id in postmaster.pid does not keep the database from starting', async () => {
  const first = launch();
  await first.said;
  const file = join(cluster(), 'postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  await end(first.child, 'SIGTERM');
  writeFileSync(file, [String(process.pid), ...rest].join('\n'));
  expect(await launch().said).toMatchObject({ isOwner: true });
});

test('the owner restarts the database when it dies', async () => {
  const owner = launch();
  const { ownerUrl } = await owner.said;
  const before = runningPostmaster(cluster());
  if (before) process.kill(before.pid, 'SIGKILL');
  await expect.poll(() => query(ownerUrl, 'select 1 as n').catch(() => null), { timeout: 20_000 }).toEqual([{ n: 1 }]);
  expect(runningPostmaster(cluster())?.pid).not.toBe(before?.pid);
});
