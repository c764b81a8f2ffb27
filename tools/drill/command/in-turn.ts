import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { outcomesIn, type Outcome } from '../support/outcome.ts';

/** What Node runs for one drill. */
const DRILL = ['tools/drill.ts'];

/**
 * Runs a drill in a process of its own, so that whatever a failed one leaves behind ends with it, and returns its
 * outcome. What it prints passes on, except the line of JSON. `times` is null for the drill's own number.
 */
export async function runApart(name: string, times: number | null, drill: readonly string[] = DRILL): Promise<Outcome> {
  const began = performance.now();
  const args = [...drill, name, '--json', ...(times === null ? [] : ['--times', String(times)])];
  // Through the channel it notices the end of this process.
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  let outcome: Outcome | undefined;
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const outcomes = outcomesIn(line);
      if (outcomes) [outcome] = outcomes;
      else console.log(line);
    }
  }
  const [code, signal] = await ended;
  if (outcome) return outcome;
  const error = `The drill ended without a result (${signal ?? `exit code ${code}`}).`;
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { name, done: [], counted: [], lost: 0, ok: false, error, seconds };
}
