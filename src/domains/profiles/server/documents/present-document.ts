import type { DocumentView } from '#domains/profiles/contract/documents.ts';
import { isMedicalKind, type DocumentRow } from './documents.repo.ts';

export const presentDocument = (row: DocumentRow): DocumentView => ({
  id: row.id,
  kind: row.kind,
  isMedical: isMedicalKind(row.kind),
  fileName: row.fileName,
  contentType: row.contentType,
  sizeBytes: row.sizeBytes,
  scanState: row.scanState,
  factType: row.factType,
  factId: row.factId,
  isSample: row.isSample,
  expiresOn: row.expiresOn,
  createdAt: row.createdAt.toISOString(),
});
