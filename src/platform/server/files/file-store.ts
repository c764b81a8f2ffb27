import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '#platform/server/env.ts';
import { createKeyring, type Keyring } from './keyring.ts';
import { FILE_KEY_BYTES, seal, sealedSize, unseal } from './sealing.ts';

/** How to find an object again and open it; kept in `stored_files`. */
export interface SealedObject {
  storageKey: string;
  keyId: string;
  wrappedKey: string;
}

/** Files at rest, always encrypted. Whoever drops the wrapped key has destroyed the file, also in every backup. */
export interface FileStore {
  /** Stores `size` bytes under a new name; nothing stays behind when the source fails. */
  put(source: AsyncIterable<Uint8Array>, size: number): Promise<SealedObject>;
  /** The bytes, decrypted and authenticated chunk by chunk. Rejects when the object is gone. */
  read(object: SealedObject): Promise<Readable>;
  /** Removes the object; one that is gone already is fine. */
  remove(storageKey: string): Promise<void>;
  /** The names of all objects, some at a time. */
  list(): AsyncIterable<string[]>;
  /** Removes the object if it was stored before `moment`. */
  removeOlder(storageKey: string, moment: Date): Promise<void>;
  /** The same file under the current secret, or null when it is already. The stored bytes stay as they are. */
  rewrap(object: SealedObject): SealedObject | null;
  /** Keeps a short text under a name of its own, over what stood there. It is no file: `list` does not name it. */
  putNote(name: string, text: string): Promise<void>;
  /** Null when there is none of this name. */
  getNote(name: string): Promise<string | null>;
  readonly currentKeyId: string;
}

/** No folder of files, which have two letters. */
const NOTES = 'notes/';

export function createFileStore(disk: Disk, keyring: Keyring): FileStore {
  return {
    currentKeyId: keyring.currentKeyId,
    async put(source, size) {
      // Two letters of folder keep directories small on disk.
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
      // The first chunk is read here, so that a missing object fails this call and not a stream nobody listens to yet.
      const first = await chunks.next();
      return Readable.from(beginningWith(first, chunks), { objectMode: false });
    },
    remove: (storageKey) => disk.delete(storageKey),
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
        yield [...page.objects].flatMap((object) =>
          object.isFile && !object.key.startsWith(NOTES) ? [object.key] : [],
        );
        paginationToken = page.paginationToken;
      } while (paginationToken);
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
    rewrap(object) {
      if (object.keyId === keyring.currentKeyId) return null;
      const fileKey = keyring.unwrap(object, object.storageKey);
      return { storageKey: object.storageKey, ...keyring.wrap(fileKey, object.storageKey) };
    },
  };
}

async function* beginningWith(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>) {
  if (!first.done) yield first.value;
  yield* rest;
}

/** Files in the S3 bucket when one is configured, else in `DATA_DIR`/files. */
export function openFileStore({
  env,
}: {
  env: Pick<Env, 'secretKey' | 'secretKeyPrevious' | 'dataDir' | 's3'>;
}): FileStore {
  const driver = env.s3
    ? new S3Driver({
        endpoint: env.s3.endpoint,
        region: env.s3.region,
        bucket: env.s3.bucket,
        credentials: { accessKeyId: env.s3.accessKeyId, secretAccessKey: env.s3.secretAccessKey },
        forcePathStyle: true,
        visibility: 'private',
        // Most S3 look-alikes know neither ACLs nor the newer trailing checksums; GCM authenticates every chunk.
        supportsACL: false,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      })
    : new FSDriver({ location: join(env.dataDir, 'files'), visibility: 'private' });
  return createFileStore(new Disk(driver), createKeyring(env.secretKey, env.secretKeyPrevious));
}
