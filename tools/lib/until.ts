import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from './command.ts';

/** Looks again and again until `holds`; when that takes longer than `patienceMs`, it fails with `complaint`. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  complaint: string,
  { everyMs = 200, patienceMs = 120_000 } = {},
): Promise<void> {
  for (const deadline = Date.now() + patienceMs; !(await holds()); await wait(everyMs)) {
    if (Date.now() > deadline) throw new CommandError(complaint);
  }
}
