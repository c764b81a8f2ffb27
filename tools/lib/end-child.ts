import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Sends the signal to a process unless it has ended, and waits until it has. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
