import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../error-code.ts';

const KEY_BYTES = 32;

/**
 * Derives a separate key for each purpose from the one secret (HKDF-SHA-256). The label names purpose and version, e.g.
 * `session/1`; a key reveals nothing about the key of another label.
 */
export const deriveKey = (secretKey: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `tallgrass/${label}`, KEY_BYTES));

/** The secret key of a data folder: created at the first start, readable only by its owner. */
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

/**
 * Writes to a temporary file and links it into place: of two first starts one key wins, and a half-written key is never
 * read.
 */
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
