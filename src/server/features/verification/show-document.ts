import type { Readable } from 'node:stream';
import { audit } from '#server/platform/audit.ts';
import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { findSummary } from './cases.repo.ts';
import { readCaseDocuments } from './facts.repo.ts';

export interface ShownDocument {
  contentType: string;
  sizeBytes: number;
  bytes: Readable;
}

/** A document of the case's person, for the reviewer's eyes. Each look is written down before a byte leaves. */
export async function showDocument(deps: Deps, me: string, caseId: string, documentId: string): Promise<ShownDocument> {
  const file = await deps.db.as(admin(me), async (tx) => {
    const { row } = await findSummary(tx, caseId);
    const papers = row.userId ? await readCaseDocuments(tx, row.userId) : [];
    const found = papers.find(({ document }) => document.id === documentId)?.file;
    if (!found?.wrappedKey) throw notFound('document');
    if (found.scanState === 'infected')
      throw new AppError('GONE', 'A virus was found in this file. It cannot be shown.');
    if (found.scanState === 'pending')
      throw new AppError('UNAVAILABLE', 'This file is being scanned. Please try again soon.');
    await audit(tx, {
      actorId: me,
      action: 'document.viewed',
      subjectType: 'document',
      subjectId: documentId,
      detail: { caseId },
    });
    return { ...found, wrappedKey: found.wrappedKey };
  });
  const { contentType, sizeBytes } = file;
  return { contentType, sizeBytes, bytes: await deps.files.read(file) };
}
