import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '#platform/server/env.ts';
import { createKeyring, type Keyring } from './keyring.ts';
import { FILE_KEY_BYTES, seal, sealedSize, unseal } from './sealing.ts';

/** What it takes to find and open an object again; kept in `stored_files`. */
export interface SealedObject {
  storageKey: string;
  keyId: string;
  wrappedKey: string;
}

/** Files at rest, always encrypted. Dropping the wrapped key destroys the file, in every backup too. */
export interface FileStore {
  /** Stores `size` bytes under a new name; leaves nothing behind when the source fails. */
  put(source: AsyncIterable<Uint8Array>, size: number): Promise<SealedObject>;
  /** The bytes, decrypted and authenticated chunk by chunk. Rejects when the object is gone. */
  read(object: SealedObject): Promise<Readable>;
  /** Removes the object; succeeds when it is already gone. */
  remove(storageKey: string): Promise<void>;
  /** The names of all objects, in batches. */
  list(): AsyncIterable<string[]>;
  /** Removes the object if it was stored before `moment`. */
  removeOlder(storageKey: string, moment: Date): Promise<void>;
  /** The same object wrapped under the current secret, or null when it already is. The stored bytes don't change. */
  rewrap(object: SealedObject): SealedObject | null;
  /** Stores a short text under a fixed name, replacing the previous one. `list` does not return it. */
  putNote(name: string, text: string): Promise<void>;
  /** Null when there is no note of this name. */
  getNote(name: string): Promise<string | null>;
  /** The names of all notes that begin with `prefix`. */
  noteNames(prefix: string): Promise<string[]>;
  readonly currentKeyId: string;
}

/** Not one of the file folders, whose names have two letters. */
const NOTES = 'notes/';

export function createFileStore(disk: Disk, keyring: Keyring): FileStore {
  return {
    currentKeyId: keyring.currentKeyId,
    async put(source, size) {
      // A two-letter folder prefix keeps directories small on disk.
      const name = randomUUID();
      const storageKey = `${name.slice(0, 2)}/${name}`;
      const fileKey = randomBytes(FILE_KEY_BYTES);
      const sealed = Readable.from(seal(source, fileKey, storageKey), { objectMode: false });
      try {
        await disk.putStream(storageKey, sealed, {
          contentLength: sealedSize(size),
          contentType: 'application/octet-stream',
        });
      } catch (error) {
        await disk.delete(storageKey).catch(() => undefined);
        throw error;
      }
      return { storageKey, ...keyring.wrap(fileKey, storageKey) };
    },
    async read(object) {
      const fileKey = keyring.unwrap(object, object.storageKey);
      const chunks = unseal(await disk.getStream(object.storageKey), fileKey, object.storageKey);
      // Reads the first chunk here, so a missing object fails this call and not a stream without a listener.
      const first = await chunks.next();
      return Readable.from(beginningWith(first, chunks), { objectMode: false });
    },
    remove: (storageKey) => disk.delete(storageKey),
    async *list() {
      for await (const keys of namesIn(disk)) yield keys.filter((key) => !key.startsWith(NOTES));
    },
    async removeOlder(storageKey, moment) {
      const { lastModified } = await disk.getMetaData(storageKey);
      if (lastModified < moment) await disk.delete(storageKey);
    },
    putNote: (name, text) => disk.put(`${NOTES}${name}`, text, { contentType: 'text/plain' }),
    async getNote(name) {
      const key = `${NOTES}${name}`;
      return (await disk.exists(key)) ? disk.get(key) : null;
    },
    async noteNames(prefix) {
      const names: string[] = [];
      for await (const keys of namesIn(disk, NOTES)) names.push(...keys.map((key) => key.slice(NOTES.length)));
      return names.filter((name) => name.startsWith(prefix));
    },
    rewrap(object) {
      if (object.keyId === keyring.currentKeyId) return null;
      const fileKey = keyring.unwrap(object, object.storageKey);
      return { storageKey: object.storageKey, ...keyring.wrap(fileKey, object.storageKey) };
    },
  };
}

/** The names of everything stored, in batches. */
export async function* namesIn(disk: Disk, folder = ''): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
    yield [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []));
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

async function* beginningWith(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>) {
  if (!first.done) yield first.value;
  yield* rest;
}

type StorageSettings = Pick<Env, 'dataDir' | 's3'>;

/** The S3 bucket when one is configured, otherwise `DATA_DIR`/files: sealed objects as they are. */
export function openDisk(env: StorageSettings): Disk {
  const driver = env.s3
    ? new S3Driver({
        endpoint: env.s3.endpoint,
        region: env.s3.region,
        bucket: env.s3.bucket,
        credentials: { accessKeyId: env.s3.accessKeyId, secretAccessKey: env.s3.secretAccessKey },
        forcePathStyle: true,
        visibility: 'private',
        // Most S3-compatible stores support neither ACLs nor the newer trailing checksums; GCM authenticates every
        // chunk.
        supportsACL: false,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      })
    : new FSDriver({ location: join(env.dataDir, 'files'), visibility: 'private' });
  return new Disk(driver);
}

/** Opens the storage with the keys that seal it. */
export const openFileStore = ({
  env,
}: {
  env: StorageSettings & Pick<Env, 'secretKey' | 'secretKeyPrevious'>;
}): FileStore => createFileStore(openDisk(env), createKeyring(env.secretKey, env.secretKeyPrevious));
