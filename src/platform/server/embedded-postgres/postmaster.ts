import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../error-code.ts';
import { EmbeddedPostgresError } from './programs.ts';

/** No process ever has this id; see `releaseReusedPid`. */
const IMPOSSIBLE_PID = '999999999';
const FAST_STOP_MS = 30_000;
const IMMEDIATE_STOP_MS = 15_000;

export interface Postmaster {
  pid: number;
  port: number;
}

/** The server currently running the cluster at `dir`, or null. */
export function runningPostmaster(dir: string): Postmaster | null {
  const recorded = recordedPostmaster(dir);
  return recorded && isAlive(recorded.pid) && servesCluster(recorded.pid, dir) ? recorded : null;
}

/**
 * After a crash another program may have the recorded process id, and PostgreSQL would refuse to start forever. Only
 * the id is replaced: PostgreSQL still detects a survivor by its shared memory from the rest of the file.
 */
export function releaseReusedPid(dir: string): void {
  const recorded = recordedPostmaster(dir);
  if (!recorded || !isAlive(recorded.pid) || servesCluster(recorded.pid, dir)) return;
  const file = join(dir, 'postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [IMPOSSIBLE_PID, ...rest].join('\n'));
}

/** Reads PostgreSQL's own pid file: process, folder, start and port, one per line. */
function recordedPostmaster(dir: string): Postmaster | null {
  try {
    const [pid, , , port] = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n').map(Number);
    return pid && pid > 0 && port ? { pid, port } : null;
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Exited but never reaped: a container's first process often doesn't collect its children. */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ')'));
  } catch {
    return false;
  }
}

/** A PostgreSQL server's working directory is its data folder. */
function servesCluster(pid: number, dir: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dir);
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='])
      .toString()
      .includes(dir);
  } catch {
    return false;
  }
}

/**
 * Stops a server: fast shutdown first (clients are disconnected, everything is written); if that hangs, immediate
 * shutdown.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  if (await signalAndWait(pid, 'SIGINT', FAST_STOP_MS)) return;
  if (await signalAndWait(pid, 'SIGQUIT', IMMEDIATE_STOP_MS)) return;
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop. Stop it by hand and start again.`);
}

async function signalAndWait(pid: number, signal: NodeJS.Signals, milliseconds: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isAlive(pid)) return true;
    throw error;
  }
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
