import type { AttachmentView } from '#domains/hiring/contract/conversations/attachments.ts';
import type { AttachmentRow } from './attachments.repo.ts';

export const presentAttachment = (row: AttachmentRow): AttachmentView => ({
  id: row.id,
  fileName: row.fileName,
  contentType: row.contentType,
  sizeBytes: row.sizeBytes,
  scanState: row.scanState,
  createdAt: row.createdAt.toISOString(),
});
