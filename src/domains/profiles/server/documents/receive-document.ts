import { createHash } from 'node:crypto';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField } from '#platform/server/errors.ts';
import { acceptedTypeOf } from '#platform/server/files/file-types.ts';
import { cleanPicture, OversizedPicture, UnreadablePicture } from '#platform/server/files/pictures.ts';
import { openFairQueue, QueueFull } from '#platform/server/files/fair-queue.ts';
import { MAX_FILE_BYTES, type DocumentView } from '#domains/profiles/contract/documents.ts';
import { readText, scanFile } from './documents.jobs.ts';
import { countOwn, findOwn, insertDocument, listOwn, ownsFact, type AnyKind, type FactType } from './documents.repo.ts';
import { fileNameFor } from './file-name.ts';
import { presentDocument } from './present-document.ts';
import { storeFile } from './store-file.ts';

const MOST_DOCUMENTS = 100;
/** Decoding takes a core a second or two; at most this many images wait in memory. */
const decodeQueue = openFairQueue({ max: 24, maxPerKey: 12 });
const RETRY_SECONDS = 10;

export interface Upload {
  bytes: Buffer;
  fileName: string;
  kind: AnyKind;
  factType?: FactType | undefined;
  factId?: string | undefined;
  isSample?: boolean;
  expiresOn?: string | undefined;
}

/**
 * Receives a file: detects its type by content, re-encodes images, and seals it. The whole file is checked in memory
 * before anything is stored, so that a refused one leaves nothing behind and no plaintext is written to disk.
 */
export async function receiveDocument(deps: Deps, userId: string, upload: Upload): Promise<DocumentView> {
  const { bytes, contentType } = await examineFile(userId, upload.bytes);
  const fileName = fileNameFor(upload.fileName, contentType);
  const sha256 = createHash('sha256').update(bytes).digest('hex');

  const known = await deps.db.as(user(userId), async (tx) => {
    const { factType, factId } = upload;
    if (factType && !(factId && (await ownsFact(tx, userId, factType, factId)))) {
      throw invalidField('factId', 'The entry this file belongs to no longer exists. Please choose again.');
    }
    if ((await countOwn(tx, userId)) >= MOST_DOCUMENTS) {
      throw new AppError('CONFLICT', `You have ${MOST_DOCUMENTS} files here. Please delete one first.`);
    }
    // The same file again is a retry after a lost response.
    return (await listOwn(tx, userId)).find(
      (row) => row.sha256 === sha256 && row.kind === upload.kind && row.scanState !== 'infected',
    );
  });
  if (known) return presentDocument(known);

  return storeFile(deps, { ownerId: userId, bytes, contentType, sha256 }, async (tx, recordFile) => {
    const fileId = await recordFile(deps.clock.now());
    const id = await insertDocument(tx, {
      userId,
      fileId,
      kind: upload.kind,
      fileName,
      factType: upload.factType ?? null,
      factId: upload.factId ?? null,
      isSample: upload.isSample ?? false,
      expiresOn: upload.expiresOn ?? null,
      createdAt: deps.clock.now(),
    });
    // Text is extracted only after the scanner has passed the file.
    await deps.jobs.enqueue(tx, deps.env.clamdUrl ? scanFile : readText, { fileId }, { key: fileId });
    const row = await findOwn(tx, userId, id);
    if (!row) throw new Error('the document was not written');
    return presentDocument(row);
  });
}

/** Checks size and type by content, and re-encodes a picture. */
export async function examineFile(
  userId: string,
  bytes: Buffer,
  refusal = "We can't accept this file type. Please use PDF, JPEG, PNG or HEIC.",
): Promise<{ bytes: Buffer; contentType: string }> {
  if (bytes.length === 0) throw invalidField('file', 'This file is empty. Please choose another one.');
  if (bytes.length > MAX_FILE_BYTES) {
    throw new AppError('BODY_TOO_LARGE', 'This file is too big. The limit is 15 MB.');
  }
  const type = await acceptedTypeOf(bytes);
  if (!type) {
    throw new AppError('UNSUPPORTED_FILE', refusal);
  }
  if (type === 'application/pdf') return { bytes, contentType: type };
  try {
    const picture = await decodeQueue(userId, () => cleanPicture(bytes, type));
    return { bytes: picture.bytes, contentType: picture.type };
  } catch (error) {
    if (error instanceof QueueFull) {
      throw new AppError('RATE_LIMITED', 'We are processing many images. Please send this one again in 10 seconds.', {
        retryAfter: RETRY_SECONDS,
      });
    }
    if (error instanceof OversizedPicture) {
      throw new AppError(
        'UNSUPPORTED_FILE',
        'This image is too large. Please take it at a normal size, or use a PDF.',
        {
          logDetail: error.message,
        },
      );
    }
    if (!(error instanceof UnreadablePicture)) throw error;
    throw new AppError('UNSUPPORTED_FILE', "We can't open this image. Please take it again or use a PDF.", {
      logDetail: error.message,
    });
  }
}
