import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, closeSync, readFileSync, rmSync, mkdirSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, pathsIn, readConnection, urlOf } from '#platform/server/embedded-postgres/connection.ts';
import { runningPostmaster, stopPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { askDatabase } from '../../lib/ask-database.ts';
import { CommandError } from '../../lib/command.ts';

const START_MS = 480_000;

/** The whole product in a process of its own, on a scratch folder that a drill may break. */
export interface Product {
  readonly origin: string;
  readonly dataDir: string;
  readonly cluster: string;
  /** Starts it and waits until it is healthy; returns the milliseconds that it took. */
  start(): Promise<number>;
  isHealthy(): Promise<boolean>;
  /** Ends the process as `kill -9` does. */
  kill(): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
  /** Runs a statement as the database's owner. */
  ask<T extends object>(statement: string, values?: unknown[]): Promise<T[]>;
  readonly ownerUrl: string;
  /** What the process has logged so far. */
  log(): string;
  /** The same of its database. */
  databaseLog(): string;
  /** Stops everything and removes the folder. */
  remove(): Promise<void>;
}

/** Prepares the product; `settings` are added to its environment. */
export async function prepareProduct(
  settings: Record<string, string> = {},
  given: { dataDir?: string } = {},
): Promise<Product> {
  const scratch = given.dataDir ?? mkdtempSync(join(tmpdir(), 'tallgrass-drill-'));
  mkdirSync(scratch, { recursive: true, mode: 0o711 });
  const cluster = join(scratch, 'postgres', 'cluster');
  const port = await freePort(0);
  const origin = `http://127.0.0.1:${port}`;
  const logFile = `${scratch}.log`;
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  // Asked to end, it stops its database too.
  process.once('exit', () => child?.kill('SIGTERM'));

  const isHealthy = () =>
    fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
  const ownerUrl = () => urlOf(readConnection(cluster), 'tallgrass');
  return {
    origin,
    dataDir: scratch,
    cluster,
    isHealthy,
    log: () => wordsIn(logFile),
    databaseLog: () => wordsIn(pathsIn(scratch).log),
    get ownerUrl() {
      return ownerUrl();
    },
    async start() {
      const began = performance.now();
      const log = openSync(logFile, 'a', 0o600);
      child = spawn(process.execPath, ['tools/start.ts'], {
        stdio: ['ignore', log, log],
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'development',
          PORT: String(port),
          APP_URL: `http://localhost:${port}`,
          DATA_DIR: scratch,
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'warn',
          ...settings,
        },
      });
      closeSync(log);
      while (!(await isHealthy())) {
        if (child.exitCode !== null || performance.now() - began > START_MS) {
          throw new CommandError(
            `The product did not start. Its last words:\n${readFileSync(logFile, 'utf8').slice(-2000)}`,
          );
        }
        await wait(100);
      }
      return performance.now() - began;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    ask: <T extends object>(statement: string, values?: unknown[]) => askDatabase<T>(ownerUrl(), statement, values),
    async remove() {
      await end('SIGTERM');
      const left = runningPostmaster(cluster);
      if (left) await stopPostmaster(left.pid);
      rmSync(scratch, { recursive: true, force: true });
      rmSync(logFile, { force: true });
    },
  };
}

const wordsIn = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
