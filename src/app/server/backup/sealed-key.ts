import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BackupError } from './backup-error.ts';
import type { BackedUpFile } from './manifest.ts';
import { store } from './store.ts';

/**
 * The secret key, sealed under a passphrase, for operators who want one folder that restores by itself. Without a
 * passphrase the key stays out of the backup.
 */
const FILE = 'secret-key.sealed';
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LEAST_CHARACTERS = 16;
/** 128 MB and most of a second for each guess. */
const COST = { N: 1 << 17, r: 8, p: 1, maxmem: 1 << 28 };

const keyFrom = (passphrase: string, salt: Buffer) => scryptSync(passphrase, salt, 32, COST);

export function readPassphrase(file: string): string {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file} with the passphrase.`);
  const passphrase = readFileSync(file, 'utf8').trim();
  if (passphrase.length >= LEAST_CHARACTERS) return passphrase;
  throw new BackupError(`The passphrase in ${file} must have at least ${LEAST_CHARACTERS} characters.`);
}

export function storeSealedKey(folder: string, secretKey: string, passphrase: string): Promise<BackedUpFile> {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const cipher = createCipheriv('aes-256-gcm', keyFrom(passphrase, salt), nonce);
  const body = Buffer.concat([cipher.update(secretKey, 'utf8'), cipher.final()]);
  return store(folder, FILE, Readable.from([Buffer.concat([salt, nonce, cipher.getAuthTag(), body])]));
}

export function openSealedKey(folder: string, passphrase: string): string {
  if (!existsSync(join(folder, FILE))) {
    throw new BackupError(`${folder} holds no sealed secret key. Set SECRET_KEY to the key that it was made under.`);
  }
  const bytes = readFileSync(join(folder, FILE));
  const nonceAt = SALT_BYTES + NONCE_BYTES;
  const key = keyFrom(passphrase, bytes.subarray(0, SALT_BYTES));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(SALT_BYTES, nonceAt));
  decipher.setAuthTag(bytes.subarray(nonceAt, nonceAt + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceAt + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    throw new BackupError("The passphrase doesn't open the secret key in this backup.");
  }
}
