import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { insertFile } from './documents.repo.ts';

export interface ReceivedFile {
  ownerId: string;
  bytes: Buffer;
  contentType: string;
  /** Of `bytes`, in hex. */
  sha256: string;
}

/** Writes the row of the stored file and returns its ID. */
export type RecordFile = (createdAt: Date) => Promise<string>;

/**
 * Stores the bytes sealed, then writes what refers to them in one transaction of their owner. When that fails, nothing
 * stays stored.
 */
export async function storeFile<T>(
  deps: Deps,
  { ownerId, bytes, contentType, sha256 }: ReceivedFile,
  write: (tx: Tx, recordFile: RecordFile) => Promise<T>,
): Promise<T> {
  const object = await storeBytes(deps, bytes);
  try {
    return await deps.db.as(user(ownerId), (tx) =>
      write(tx, (createdAt) =>
        insertFile(tx, {
          ownerId,
          ...object,
          contentType,
          sizeBytes: bytes.length,
          sha256,
          scanState: deps.env.clamdUrl ? 'pending' : 'not_scanned',
          createdAt,
        }),
      ),
    );
  } catch (error) {
    await deps.files.remove(object.storageKey).catch(() => undefined);
    throw error;
  }
}

/** A full disk or an unreachable storage: nothing was stored, and the file can be sent again. */
const storeBytes = (deps: Deps, bytes: Buffer) =>
  deps.files.put(inOnePart(bytes), bytes.length).catch((error: unknown) => {
    throw new AppError(
      'UNAVAILABLE',
      'We can’t store files right now. Nothing was saved. Please try again in a few minutes.',
      {
        logDetail: error instanceof Error ? error.message : String(error),
      },
    );
  });

async function* inOnePart(bytes: Buffer) {
  yield bytes;
}
