import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { BackedUpFile } from './manifest.ts';

/** Sealed objects don't get smaller. */
const isCompressed = (path: string): boolean => path.endsWith('.zst');

/** Writes a source into the backup, compressed where its name says so, and returns its line of the manifest. */
export async function store(folder: string, path: string, source: Readable): Promise<BackedUpFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
  await pipeline(
    source,
    isCompressed(path) ? createZstdCompress() : new PassThrough(),
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(join(folder, path), { mode: 0o600 }),
  );
  return { path, bytes, sha256: hash.digest('hex') };
}

/** The content of a file of the backup as it was stored. */
export function open(folder: string, path: string): Readable {
  const content = createReadStream(join(folder, path));
  return isCompressed(path) ? content.compose(createZstdDecompress()) : content;
}

/** Files that are copied at the same time: compression keeps a core busy, opening many small files doesn't. */
const AT_ONCE = 8;

/** Runs `work` for each item, a few at a time; results are in the order of the items. */
export async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const rest = items.entries();
  const worker = async () => {
    for (const [at, item] of rest) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** Puts everything written so far on the disk itself, at once: file by file it takes most of the time of a copy. */
export function flushAll(): void {
  execFileSync('sync');
}
