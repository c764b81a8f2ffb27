import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { createKeyring } from '#platform/server/files/keyring.ts';
import { deriveKey } from '#platform/server/secrets/secret.ts';
import { BackupError } from './backup-error.ts';
import { each, flushAll } from './store.ts';

const FILE = 'manifest.json';

const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.object({
    /** `base`: the files of an embedded cluster with its write-ahead log; `dump`: made by pg_dump. */
    kind: z.enum(['base', 'dump']),
    /** The server's major version. */
    major: z.int(),
    /** Empty folders are part of a cluster. */
    folders: z.array(z.string()),
  }),
  /** Names the secret key without revealing anything about it. */
  keyId: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});

/** What a backup holds. Written last: a folder without it is no backup. */
export type Manifest = z.infer<typeof manifestShape>;
export type BackedUpFile = Manifest['files'][number];

interface Secrets {
  readonly secretKey: string;
  readonly secretKeyPrevious: string | null;
}

export const keyIdOf = (secretKey: string): string => createKeyring(secretKey).currentKeyId;

/** Makes `folder`, which must be empty or missing, readable by its owner only. */
export function startBackup(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length === 0) return;
  throw new BackupError(
    existsSync(join(folder, FILE))
      ? `${folder} already holds a backup. Name a new folder.`
      : `${folder} is not empty and holds no whole backup. Remove it or name a new folder.`,
  );
}

/** Completes a backup: from here on it can be restored. */
export function writeManifest(folder: string, manifest: Manifest, secretKey: string): void {
  const text = JSON.stringify(manifest, null, 1);
  const aside = join(folder, `${FILE}.unfinished`);
  flushAll();
  writeFileSync(aside, `${macOf(text, secretKey)}\n${text}`, { mode: 0o600, flush: true });
  renameSync(aside, join(folder, FILE));
}

/** Reads the manifest and proves that it was made under one of our keys. */
export function readManifest(folder: string, { secretKey, secretKeyPrevious }: Secrets): Manifest {
  if (!existsSync(join(folder, FILE))) {
    throw new BackupError(`${folder} holds no whole backup: it has no ${FILE}, which is written last.`);
  }
  const [mac = '', ...lines] = readFileSync(join(folder, FILE), 'utf8').split('\n');
  const text = lines.join('\n');
  const manifest = parse(text);
  if (!manifest) throw new BackupError(`${join(folder, FILE)} can't be read. Use another backup.`);
  const keys = secretKeyPrevious ? [secretKey, secretKeyPrevious] : [secretKey];
  const key = keys.find((one) => keyIdOf(one) === manifest.keyId);
  if (!key) {
    throw new BackupError(
      `This backup was made under another secret key (${manifest.keyId}). Set SECRET_KEY to that key; without it no document could be opened.`,
    );
  }
  if (!isEqual(mac, macOf(text, key))) throw new BackupError(`${join(folder, FILE)} was changed. Use another backup.`);
  return manifest;
}

function parse(text: string): Manifest | null {
  try {
    return manifestShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const macOf = (text: string, secretKey: string): string =>
  createHmac('sha256', deriveKey(secretKey, 'backup/1')).update(text).digest('hex');

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Compares every file with its checksum; throws with the first few that differ. */
export async function verifyFiles(folder: string, { files }: Manifest): Promise<void> {
  const whole = await each(files, (file) => isWhole(join(folder, file.path), file));
  const broken = files.flatMap(({ path }, at) => (whole[at] ? [] : [path]));
  if (broken.length === 0) return;
  const more = broken.length > 5 ? ` and ${broken.length - 5} more` : '';
  throw new BackupError(
    `This backup is broken: ${broken.slice(0, 5).join(', ')}${more} ${broken.length === 1 ? 'is' : 'are'} missing or changed. Nothing was restored; use another backup.`,
  );
}

async function isWhole(path: string, { sha256 }: BackedUpFile): Promise<boolean> {
  if (!existsSync(path)) return false;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === sha256;
}
