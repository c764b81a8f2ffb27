import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AppError } from '#platform/server/errors.ts';

/** The length is stated, so that a file that breaks off on the way is noticed. */
const BROKEN_OFF = 'The upload was interrupted. Nothing was changed. Please upload the file again.';

/** Streams the body of a request to a temporary file, of any size, and removes it after `read`. */
export async function receiveFile<T>(request: Request, read: (path: string) => Promise<T>): Promise<T> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!request.headers.get('content-type')?.startsWith('text/csv') || !request.body || !Number.isFinite(length)) {
    throw new AppError('UNSUPPORTED_FILE', 'Send a CSV file as text/csv, with its length.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'official-file-'));
  const path = join(folder, 'file.csv');
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), createWriteStream(path)).catch(() => {
      throw new AppError('INVALID_INPUT', BROKEN_OFF);
    });
    if ((await stat(path)).size !== length) throw new AppError('INVALID_INPUT', BROKEN_OFF);
    return await read(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
