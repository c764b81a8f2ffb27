import { setTimeout as wait } from 'node:timers/promises';
import { databaseErrorOf } from './sql-state.ts';

const codeOf = (error: unknown): string => databaseErrorOf(error)?.code ?? '';

const EXISTS = new Set(['42710', '23505']);
/**
 * 'tuple concurrently updated': another process wrote the same role. A deadlock, or a lock that could not be taken in
 * time: a server is running meanwhile.
 */
const CONTESTED = new Set(['XX000', '40P01', '55P03']);
const MOST_ATTEMPTS = 20;
/** Lets the statements that waited behind ours run first. */
const PAUSE_MS = 250;

export const saysExists = (error: unknown): boolean => EXISTS.has(codeOf(error));

/** Runs again when another process was in the way. */
export async function untilUncontested(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (!CONTESTED.has(codeOf(error)) || attempt === MOST_ATTEMPTS) throw error;
      await wait(PAUSE_MS);
    }
  }
}
