import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { endChild } from './end-child.ts';
import { CommandError } from './command.ts';

const START_MS = 120_000;
const LOOK_MS = 50;
const CONFIG = 'deploy/haproxy/haproxy.cfg';

/** One process of the folder that production runs. */
export interface Member {
  /** Empty for a worker, which serves nothing. */
  readonly origin: string;
  /** Starts it, again at the same address, and waits until it works. */
  start(): Promise<void>;
  /** Sends the signal and waits for the end; returns the exit code, null after `SIGKILL`. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Everything that it printed. */
  printed(): string;
  /** The process's ID; null while it does not run. */
  readonly pid: number | null;
}

/** Prepares a process of the artifact in `folder`; `settings` is all of its environment but the port. */
export async function prepareMember(
  folder: string,
  role: 'web' | 'worker',
  settings: Readonly<Record<string, string>>,
): Promise<Member> {
  const port = await freePort(0);
  const origin = role === 'web' ? `http://127.0.0.1:${port}` : '';
  let child: ChildProcess | null = null;
  let printed = '';
  const isThere = () => child !== null && child.exitCode === null && child.signalCode === null;
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    origin,
    async start() {
      const before = printed.length;
      child = spawn(process.execPath, ['server/start.js'], {
        cwd: folder,
        env: { LOG_LEVEL: 'warn', ...settings, ROLE: role, PORT: String(port) },
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text: Buffer) => (printed += text.toString()));
      const works = () =>
        role === 'web' ? isHealthy(origin) : printed.slice(before).includes('Tallgrass works on its jobs.');
      for (const deadline = Date.now() + START_MS; !(await works()); await wait(LOOK_MS)) {
        if (isThere() && Date.now() < deadline) continue;
        throw new CommandError(`A ${role} process did not start. Its last words:\n${printed.slice(-2000)}`);
      }
    },
    async end(signal) {
      if (!child || !isThere()) return null;
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      return (await ended)[0];
    },
    printed: () => printed,
    get pid() {
      return isThere() ? (child?.pid ?? null) : null;
    },
  };
}

export interface Proxy {
  readonly origin: string;
  /** Whether it sends requests to this one of its two servers. */
  isUp(server: 'web-1' | 'web-2'): Promise<boolean>;
  /** What it says about its servers. */
  printed(): string;
  stop(): Promise<void>;
}

/** HAProxy with the configuration of `deploy` in front of two web processes. */
export async function startProxy(haproxy: string, [first, second]: readonly [Member, Member]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-proxy-'));
  const socket = join(folder, 'stats.sock');
  const alsoStats = join(folder, 'stats.cfg');
  writeFileSync(alsoStats, `global\n    stats socket ${socket}\n`);
  const listen = `127.0.0.1:${await freePort(0)}`;
  let printed = '';
  const child = spawn(haproxy, ['-db', '-f', alsoStats, '-f', CONFIG], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LISTEN: listen, WEB_1: new URL(first.origin).host, WEB_2: new URL(second.origin).host },
  });
  child.stderr?.on('data', (words: Buffer) => (printed += words.toString()));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    await endChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://${listen}`;
  for (const deadline = Date.now() + START_MS; !(await isHealthy(origin)); await wait(LOOK_MS)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new CommandError(`HAProxy did not start:\n${printed}`);
  }
  return {
    origin,
    stop,
    printed: () => printed,
    async isUp(server) {
      const states = await text(connect(socket).end('show stat\n'));
      return new RegExp(`^web,${server},.*,UP,`, 'm').test(states);
    },
  };
}

const isHealthy = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
