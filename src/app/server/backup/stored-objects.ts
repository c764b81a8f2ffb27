import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { namesIn } from '#platform/server/files/file-store.ts';
import type { BackedUpFile, Manifest } from './manifest.ts';
import { each, store } from './store.ts';

/** The stored documents, copied as they are: sealed. An object never changes under its name. */
const FOLDER = 'files/';
const NOTES = 'notes/';

/** Copies what the storage holds into the backup, apart from what is `already` there; returns the new lines. */
export async function copyObjects(disk: Disk, folder: string, already?: ReadonlySet<string>): Promise<BackedUpFile[]> {
  const copied: BackedUpFile[] = [];
  for await (const names of namesIn(disk)) {
    // Notes change under their name: those from before the database are the right ones.
    const wanted = names.filter((name) => !already?.has(`${FOLDER}${name}`) && !(already && name.startsWith(NOTES)));
    const files = await each(wanted, async (name) => {
      const source = await disk.getStream(name).catch(() => null);
      // Removed meanwhile: then no row needs it.
      return source ? [await store(folder, `${FOLDER}${name}`, source)] : [];
    });
    copied.push(...files.flat());
  }
  return copied;
}

/** Puts the backup's objects into the storage, over what is there under the same names. */
export async function placeObjects(folder: string, { files }: Manifest, disk: Disk): Promise<number> {
  const objects = files.filter(({ path }) => path.startsWith(FOLDER));
  await each(objects, async ({ path }) => {
    const from = join(folder, path);
    await disk.putStream(path.slice(FOLDER.length), createReadStream(from), {
      contentLength: statSync(from).size,
      contentType: 'application/octet-stream',
    });
  });
  return objects.length;
}
