import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#platform/server/deps.ts';

export const BREACHED = 'This password is known from a data breach. Choose another one.';

/** Of the 40 hexadecimal digits of a SHA-1 hash, as many as name a file; its lines begin with the others. */
const NAME_DIGITS = 5;

/**
 * Whether a password is in the breached passwords of `BREACHED_PASSWORDS_DIR`: files `00000.txt` to `FFFFF.txt` with lines
 * of a hash's remaining digits, a colon and how often it was seen, as the downloader of Have I Been Pwned writes them.
 * Nothing leaves the machine. Without the setting nothing is known, and neither is it when a file can't be read: a lost
 * disk is logged and closes no sign-up.
 */
export async function isBreached({ env, log }: Pick<Deps, 'env' | 'log'>, password: string): Promise<boolean> {
  if (!env.breachedPasswordsDir) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const lines = await readFile(join(env.breachedPasswordsDir, `${hash.slice(0, NAME_DIGITS)}.txt`), 'latin1');
    return lines.toUpperCase().includes(`${hash.slice(NAME_DIGITS)}:`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.error({ code }, 'A file of breached passwords could not be read; a password was accepted unchecked');
    return false;
  }
}
