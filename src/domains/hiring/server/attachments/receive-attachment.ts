import { createHash } from 'node:crypto';
import { MOST_ATTACHMENTS, type AttachmentView } from '#domains/hiring/contract/conversations/attachments.ts';
import { examineFile, fileNameFor, scanFile, storeFile } from '#domains/profiles/server/documents/index.ts';
import { elevate, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import { countUnsent, insertAttachment, readUnsent } from './attachments.repo.ts';
import { presentAttachment } from './present-attachment.ts';
import { openSideOf } from './sides.repo.ts';

/**
 * Receives a file for the user's next message, by the rules of documents: type by content, pictures re-encoded, sealed,
 * then scanned. Nothing is stored of a refused file.
 */
export async function receiveAttachment(
  deps: Deps,
  userId: string,
  conversationId: string,
  read: () => Promise<{ bytes: Buffer; fileName: string }>,
): Promise<AttachmentView> {
  // Before the file is read, and once more when the row is written: the conversation may end meanwhile.
  await deps.db.as(user(userId), (tx) => requireOpen(tx, conversationId));
  const upload = await read();
  const { bytes, contentType } = await examineFile(userId, upload.bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await deps.db.as(user(userId), async (tx) =>
    (await readUnsent(tx, conversationId)).find((row) => row.sha256 === sha256 && row.scanState !== 'infected'),
  );
  // The same file again is a retry after a lost response.
  if (known) return presentAttachment(known);
  return storeFile(deps, { ownerId: userId, bytes, contentType, sha256 }, async (tx, recordFile) => {
    await requireOpen(tx, conversationId);
    const createdAt = deps.clock.now();
    const fileId = await elevate(tx, async () => {
      if ((await countUnsent(tx, conversationId, userId)) >= MOST_ATTACHMENTS) {
        throw new AppError('CONFLICT', `A message carries at most ${MOST_ATTACHMENTS} files. Send these first.`);
      }
      const id = await recordFile(createdAt);
      const fileName = fileNameFor(upload.fileName, contentType);
      await insertAttachment(tx, { conversationId, uploadedBy: userId, fileId: id, fileName, createdAt });
      if (deps.env.clamdUrl) await deps.jobs.enqueue(tx, scanFile, { fileId: id }, { key: id });
      return id;
    });
    const row = (await readUnsent(tx, conversationId)).find((one) => one.fileId === fileId);
    if (!row) throw new Error('the attachment was not written');
    return presentAttachment(row);
  });
}

async function requireOpen(tx: Parameters<typeof openSideOf>[0], conversationId: string): Promise<void> {
  const { isVisible, side } = await openSideOf(tx, conversationId);
  if (!isVisible) throw notFound('conversation');
  if (!side) throw wrongState('This conversation has ended. Your file was not sent.', 'closed');
}
