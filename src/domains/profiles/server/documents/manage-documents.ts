import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { audit } from '#platform/server/audit.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import { hasAdminRole, requireAdministrator, type Viewer } from '#platform/server/http/http.ts';
import type { changeDocument, DocumentView } from '#domains/profiles/contract/documents.ts';
import { removeObject } from './documents.jobs.ts';
import {
  destroyKey,
  findFile,
  findOwn,
  findReadable,
  findReadableMedical,
  isMedicalKind,
  listOwn,
  markDeleted,
  ownsFact,
  updateDocument,
} from './documents.repo.ts';
import { fileNameFor } from './file-name.ts';
import { presentDocument } from './present-document.ts';

export const listDocuments = (deps: Deps, userId: string): Promise<DocumentView[]> =>
  deps.db.as(user(userId), async (tx) => (await listOwn(tx, userId)).map(presentDocument));

export const editDocument = (
  deps: Deps,
  userId: string,
  id: string,
  change: z.output<(typeof changeDocument)['body']>,
): Promise<DocumentView> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findOwn(tx, userId, id);
    if (!row) throw notFound('document');
    if (change.kind && isMedicalKind(change.kind) !== isMedicalKind(row.kind)) {
      throw invalidField('kind', 'Medical documents are kept separately. Please delete this file and upload it again.');
    }
    if (change.factType && !(change.factId && (await ownsFact(tx, userId, change.factType, change.factId)))) {
      throw invalidField('factId', 'The entry this file belongs to no longer exists. Please choose again.');
    }
    const { fileName, ...rest } = change;
    await updateDocument(tx, row, {
      ...rest,
      ...(fileName === undefined ? {} : { fileName: fileNameFor(fileName, row.contentType) }),
    });
    const after = await findOwn(tx, userId, id);
    if (!after) throw notFound('document');
    return presentDocument(after);
  });

export const deleteMyDocument = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findOwn(tx, userId, id);
    if (!row) throw notFound('document');
    await markDeleted(tx, row, deps.clock.now());
    await destroy(deps, tx, row.fileId);
    await audit(tx, { actorId: userId, action: 'document.deleted', subjectType: 'document', subjectId: id });
  });

/** Destroys the key in the transaction; a job removes the object. */
const destroy = (deps: Deps, tx: Tx, fileId: string): Promise<void> =>
  elevate(tx, async () => {
    const storageKey = await destroyKey(tx, fileId);
    if (storageKey) await deps.jobs.enqueue(tx, removeObject, { storageKey });
  });

export interface OpenedDocument {
  stream: Readable;
  contentType: string;
  fileName: string;
}

/**
 * Opens a file for a permitted reader: its owner, an employer as far as the hiring stage allows, or an administrator
 * (never medical documents). Reads by anyone but the owner are written to the audit log.
 */
export async function openDocument(deps: Deps, viewer: Viewer, id: string): Promise<OpenedDocument> {
  const actor = hasAdminRole(viewer) ? requireAdministrator(viewer) : user(viewer.userId);
  const { file, fileName } = await deps.db.as(actor, async (tx) => {
    const isReview = actor.kind === 'admin';
    const document = (await findReadable(tx, id)) ?? (isReview ? undefined : await findReadableMedical(tx, id));
    if (!document) throw notFound('document');
    const isOwner = document.userId === viewer.userId;
    const found = await elevate(tx, () => findFile(tx, document.fileId));
    if (!found?.wrappedKey || found.scanState === 'infected') {
      throw new AppError('GONE', 'This file was deleted and can’t be opened again.');
    }
    if (found.scanState === 'pending' && !isOwner) {
      throw wrongState('The virus scan of this file is not done yet. Please try again in a minute.', 'pending');
    }
    if (!isOwner) {
      await audit(tx, { actorId: viewer.userId, action: 'document.opened', subjectType: 'document', subjectId: id });
    }
    return { file: { ...found, wrappedKey: found.wrappedKey }, fileName: document.fileName };
  });
  return { stream: await deps.files.read(file), contentType: file.contentType, fileName };
}
