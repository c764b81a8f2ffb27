import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedPostgresError } from './programs.ts';

/** No process ever has it; see `releaseReusedPid`. */
const IMPOSSIBLE_PID = '999999999';
const FAST_STOP_MS = 30_000;
const IMMEDIATE_STOP_MS = 15_000;

export interface Postmaster {
  pid: number;
  port: number;
}

/** The server of the cluster at `dir` at this moment, or null. */
export function runningPostmaster(dir: string): Postmaster | null {
  const recorded = recordedPostmaster(dir);
  return recorded && isAlive(recorded.pid) && servesCluster(recorded.pid, dir) ? recorded : null;
}

/**
 * After a crash the recorded number may belong to another program by now, and PostgreSQL would refuse to start for
 * ever. Only the number is replaced: the rest of the file lets PostgreSQL still notice a survivor by its shared memory.
 */
export function releaseReusedPid(dir: string): void {
  const recorded = recordedPostmaster(dir);
  if (!recorded || !isAlive(recorded.pid) || servesCluster(recorded.pid, dir)) return;
  const file = join(dir, 'postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [IMPOSSIBLE_PID, ...rest].join('\n'));
}

/** PostgreSQL's own note: process, folder, start, port, a line each. */
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Ended, but nobody asked for its result: a container's first process often never does. */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ')'));
  } catch {
    return false;
  }
}

/** A PostgreSQL server works inside its folder. */
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

/** Stops a server: clients are cut off and everything is written (fast); if that hangs, without a checkpoint. */
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
