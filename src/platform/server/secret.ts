import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/**
 * A key of its own for each purpose, derived from the one secret (HKDF-SHA-256). The label names purpose and version,
 * e.g. `session/1`: another label gives a key that tells nothing about this one.
 */
export const deriveKey = (secretKey: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `tallgrass/${label}`, KEY_BYTES));

/** The secret key of a data folder: made at the first start, readable by its owner alone. */
export function secretKeyOf(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  return readKey(file) ?? makeKey(file);
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Written aside and linked into place, so that of two first starts one key wins and nobody reads half a key. */
function makeKey(file: string): string {
  const key = randomBytes(KEY_BYTES).toString('hex');
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${key}\n`, { mode: 0o600 });
  try {
    linkSync(aside, file);
    return key;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim();
  } finally {
    rmSync(aside, { force: true });
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
