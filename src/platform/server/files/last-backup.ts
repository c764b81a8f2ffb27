import { z } from 'zod';
import { moment } from '#platform/contract/common.ts';
import type { FileStore } from './file-store.ts';

/** Beside the documents, not in the database: a restored database must not believe that it was just backed up. */
const NOTE = 'last-backup';

const lastBackup = z.object({ madeAt: moment, files: z.int().min(0), bytes: z.int().min(0) });
type LastBackup = z.infer<typeof lastBackup>;

/** Notes the backup that is complete now, in place of the one before. */
export const noteBackup = (files: FileStore, backup: LastBackup): Promise<void> =>
  files.putNote(NOTE, JSON.stringify(backup));

/** The newest backup by `npm run backup`; null when there is none. Rejects when the storage doesn't answer. */
export async function readLastBackup(files: FileStore): Promise<LastBackup | null> {
  const note = await files.getNote(NOTE);
  return note === null ? null : lastBackup.parse(JSON.parse(note));
}
