import { removeObject } from '#domains/profiles/server/documents/index.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { deleteFile } from './resume.repo.ts';

/** Deletes the file's row, and with it the key; a job removes the object. */
export const removeFile = (deps: Deps, tx: Tx, fileId: string): Promise<void> =>
  elevate(tx, async () => {
    const storageKey = await deleteFile(tx, fileId);
    if (storageKey) await deps.jobs.enqueue(tx, removeObject, { storageKey });
  });
