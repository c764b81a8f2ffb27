import { z } from 'zod';
import { done, idParams, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/** The maximum number of files in a message. */
export const MOST_ATTACHMENTS = 5;

export const attachmentView = z.object({
  id: z.uuid(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
  /** `pending`: only its uploader opens it until the virus scan is done. `not_scanned`: there is no scanner. */
  scanState: z.enum(['pending', 'clean', 'infected', 'not_scanned']),
  createdAt: moment,
});
export type AttachmentView = z.output<typeof attachmentView>;

export const uploadAttachment = contract({
  method: 'post',
  path: '/api/conversations/:id/attachments',
  status: 201,
  summary: 'Upload a PDF, JPEG, PNG or HEIC of up to 15 MB for my next message',
  params: idParams,
  form: z.object({ file: z.file() }),
  response: attachmentView,
});

export const listUnsentAttachments = contract({
  method: 'get',
  path: '/api/conversations/:id/attachments',
  summary: 'The files that I uploaded for my next message',
  params: idParams,
  response: z.object({ items: z.array(attachmentView) }),
});

export const removeAttachment = contract({
  method: 'delete',
  path: '/api/attachments/:id',
  summary: 'Remove a file from my next message; its key is destroyed',
  params: idParams,
  response: done,
});

/** Serves the file to the two sides of its conversation. */
export const attachmentContentPath = (id: string) => `/api/attachments/${id}/content`;

export const attachmentContracts = [uploadAttachment, listUnsentAttachments, removeAttachment] as const;
