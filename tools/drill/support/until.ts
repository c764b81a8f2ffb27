import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../../lib/command.ts';

const LOOK_MS = 200;
const PATIENCE_MS = 120_000;

/** Looks again and again until `holds`; after two minutes it fails with `complaint`. */
export async function until(holds: () => Promise<boolean>, complaint: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await holds()); await wait(LOOK_MS)) {
    if (Date.now() > deadline) throw new CommandError(complaint);
  }
}
