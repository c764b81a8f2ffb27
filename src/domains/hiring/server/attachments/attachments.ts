import type { Readable } from 'node:stream';
import type { AttachmentView } from '#domains/hiring/contract/conversations/attachments.ts';
import { findFile } from '#domains/profiles/server/documents/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import { attachTo, deleteUnsent, findAttachment, isUploader, readOfMessages, readUnsent } from './attachments.repo.ts';
import { presentAttachment } from './present-attachment.ts';
import { openSideOf } from './sides.repo.ts';

export const listUnsent = (deps: Deps, userId: string, conversationId: string) =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await openSideOf(tx, conversationId)).isVisible) throw notFound('conversation');
    return { items: (await readUnsent(tx, conversationId)).map(presentAttachment) };
  });

export const removeUnsent = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await deleteUnsent(tx, id))) throw notFound('file');
  });

/** Within the transaction that writes the message: all of the files, or none and no message. */
export async function attach(
  tx: Tx,
  message: { id: string; conversationId: string; authorId: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  if ((await elevate(tx, () => attachTo(tx, message, ids))) === ids.length) return;
  throw invalidField('attachmentIds', 'One of the files is no longer here, or a virus was found in it. Please check.');
}

/** The files of messages that the user sees, by message. */
export async function attachmentsOf(
  tx: Tx,
  messageIds: readonly string[],
): Promise<(messageId: string) => AttachmentView[]> {
  const rows = await readOfMessages(tx, messageIds);
  return (messageId) => rows.filter((row) => row.messageId === messageId).map(presentAttachment);
}

export interface OpenedAttachment {
  stream: Readable;
  contentType: string;
  fileName: string;
}

/**
 * Opens a file for a side of its conversation; before its virus scan is done, for its uploader alone. Reads by anyone but
 * the uploader are written to the audit log.
 */
export async function openAttachment(deps: Deps, userId: string, id: string): Promise<OpenedAttachment> {
  const { file, fileName } = await deps.db.as(user(userId), async (tx) => {
    const row = await findAttachment(tx, id);
    if (!row) throw notFound('file');
    const isOwn = await isUploader(tx, id);
    const found = await elevate(tx, () => findFile(tx, row.fileId));
    if (!found?.wrappedKey || found.scanState === 'infected') {
      throw new AppError('GONE', 'This file was deleted and can’t be opened again.');
    }
    if (found.scanState === 'pending' && !isOwn) {
      throw wrongState('The virus scan of this file is not done yet. Please try again in a minute.', 'pending');
    }
    if (!isOwn)
      await audit(tx, { actorId: userId, action: 'attachment.opened', subjectType: 'attachment', subjectId: id });
    return { file: { ...found, wrappedKey: found.wrappedKey }, fileName: row.fileName };
  });
  return { stream: await deps.files.read(file), contentType: file.contentType, fileName };
}
