import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#platform/server/deps.ts';
import { codeOf } from '#platform/server/error-code.ts';

export const BREACHED = 'This password is known from a data breach. Choose another one.';

/** The first hexadecimal digits of a SHA-1 hash that name its file; the lines there begin with the remaining 35. */
const NAME_DIGITS = 5;

/**
 * Whether a password is in the breached passwords of `BREACHED_PASSWORDS_DIR`: files `00000.txt` to `FFFFF.txt` with lines
 * of a hash's remaining digits, a colon and how often it was seen, as the downloader of Have I Been Pwned writes them.
 * Nothing leaves the machine. False without the setting, and when the file can't be read: that is logged, and people can
 * still sign up.
 */
export async function isBreached({ env, log }: Pick<Deps, 'env' | 'log'>, password: string): Promise<boolean> {
  if (!env.breachedPasswordsDir) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const lines = await readFile(join(env.breachedPasswordsDir, `${hash.slice(0, NAME_DIGITS)}.txt`), 'latin1');
    return lines.toUpperCase().includes(`${hash.slice(NAME_DIGITS)}:`);
  } catch (error) {
    log.error(
      { code: codeOf(error) ?? 'unknown' },
      'A file of breached passwords could not be read; a password was accepted unchecked',
    );
    return false;
  }
}
