import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { examineFile, fileNameFor, receiveDocument, storeFile } from '#domains/profiles/server/documents/index.ts';
import { MAX_FILE_BYTES } from '#domains/profiles/contract/documents.ts';
import type { ImportPurpose } from '#domains/profiles/contract/resume/import-words.ts';
import type { ResumeImportView } from '#domains/profiles/contract/resume/resume-imports.ts';
import { elevate } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, wrongState } from '#platform/server/errors.ts';
import { DOCX_TYPE } from '#platform/server/files/text/read-lines.ts';
import { presentImport } from './present-import.ts';
import { removeFile } from './remove-file.ts';
import { readImport } from './read-import.job.ts';
import { deleteImport, findImport, insertImport, lockImportFor } from './resume.repo.ts';

/** Suggestions wait this long for a decision. */
const KEPT_MS = 24 * 3_600_000;
const MACRO_TYPE = /macroenabled/i;

interface Upload {
  bytes: Buffer;
  fileName: string;
  purpose: ImportPurpose;
  /** Keep the file among the person's documents. */
  isKept: boolean;
}

/** Takes a file, puts it aside sealed, and queues its reading. A new file replaces the one before. */
export async function startImport(deps: Deps, userId: string, upload: Upload): Promise<ResumeImportView> {
  const { bytes, contentType } = await examine(userId, upload.bytes);
  if (upload.isKept && contentType !== DOCX_TYPE) {
    const kind = upload.purpose === 'resume' ? 'resume' : 'license';
    await receiveDocument(deps, userId, { bytes: upload.bytes, fileName: upload.fileName, kind });
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return storeFile(deps, { ownerId: userId, bytes, contentType, sha256 }, async (tx, recordFile) => {
    const before = await elevate(tx, () => lockImportFor(tx, userId, upload.purpose));
    if (before) {
      await deleteImport(tx, before.id);
      if (before.fileId) await removeFile(deps, tx, before.fileId);
    }
    const createdAt = deps.clock.now();
    const fileId = await recordFile(createdAt);
    const id = await insertImport(tx, {
      userId,
      purpose: upload.purpose,
      fileId,
      fileName: fileNameFor(upload.fileName, contentType),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + KEPT_MS),
    });
    if (!id) throw wrongState('Another file is being read. Please wait a moment.', 'reading');
    await deps.jobs.enqueue(tx, readImport, { importId: id }, { key: id });
    const row = await findImport(tx, id);
    if (!row) throw new Error('the import was not written');
    return presentImport(deps, tx, row);
  });
}

async function examine(userId: string, bytes: Buffer): Promise<{ bytes: Buffer; contentType: string }> {
  const type = await fileTypeFromBuffer(bytes.subarray(0, MAX_FILE_BYTES));
  if (type && MACRO_TYPE.test(type.mime)) {
    throw new AppError('UNSUPPORTED_FILE', 'This Word file has macros. Save it as .docx or PDF and try again.');
  }
  if (type?.mime !== DOCX_TYPE) {
    return examineFile(userId, bytes, 'We can’t read this file type. Please use PDF, Word (.docx), JPEG, PNG or HEIC.');
  }
  if (bytes.length > MAX_FILE_BYTES) {
    throw new AppError('BODY_TOO_LARGE', 'This file is too big. The limit is 15 MB.');
  }
  return { bytes, contentType: DOCX_TYPE };
}
