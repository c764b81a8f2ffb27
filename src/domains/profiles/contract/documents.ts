import { z } from 'zod';
import { DOCUMENT_KINDS, MEDICAL_DOCUMENT_KINDS } from '#kernel/vocabulary.ts';
import { calendarDay, done, idParams, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/** 15 MB. */
export const MAX_FILE_BYTES = 15_728_640;
export const ACCEPTED_FILES =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';
export const FACT_TYPES = ['license', 'certification', 'work', 'education'] as const;
export const ALL_DOCUMENT_KINDS = [...DOCUMENT_KINDS, ...MEDICAL_DOCUMENT_KINDS] as const;
export type AnyDocumentKind = (typeof ALL_DOCUMENT_KINDS)[number];

const kind = z.enum(ALL_DOCUMENT_KINDS, 'Choose what this file is.');
const fileName = z.string().trim().min(1, 'Give the file a name.').max(200, 'At most 200 characters.');

export const documentView = z.object({
  id: z.uuid(),
  kind: z.enum(ALL_DOCUMENT_KINDS),
  /** Stored separately; never affects gates, score, rank or completeness. */
  isMedical: z.boolean(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
  /** `not_scanned`: no scanner is configured; type and size were checked. */
  scanState: z.enum(['pending', 'clean', 'infected', 'not_scanned']),
  factType: z.enum(FACT_TYPES).nullable(),
  factId: z.uuid().nullable(),
  isSample: z.boolean(),
  /** The last day on which a health document counts; null without one, and for every other document. */
  expiresOn: calendarDay.nullable(),
  createdAt: moment,
});
export type DocumentView = z.infer<typeof documentView>;

/** The form fields that accompany `file` in an upload. */
export const uploadFields = z.object({
  kind,
  fileName: fileName.optional(),
  factType: z.enum(FACT_TYPES).optional(),
  factId: z.uuid().optional(),
  expiresOn: calendarDay.optional(),
});

export const listMyDocuments = contract({
  method: 'get',
  path: '/api/me/documents',
  summary: 'My documents, newest first, with medical ones marked',
  response: z.object({ items: z.array(documentView) }),
});

export const uploadDocument = contract({
  method: 'post',
  path: '/api/me/documents',
  status: 201,
  summary: 'Upload a PDF, JPEG, PNG or HEIC of up to 15 MB',
  form: uploadFields.extend({ file: z.file() }),
  response: documentView,
});

export const changeDocument = contract({
  method: 'patch',
  path: '/api/me/documents/:id',
  summary: 'Set the kind of a document, and the license or certification it belongs to',
  params: idParams,
  body: z.strictObject({
    kind: kind.optional(),
    fileName: fileName.optional(),
    factType: z.enum(FACT_TYPES).nullish(),
    factId: z.uuid().nullish(),
    expiresOn: calendarDay.nullish(),
  }),
  response: documentView,
});

export const deleteDocument = contract({
  method: 'delete',
  path: '/api/me/documents/:id',
  summary: 'Delete a document; its key is destroyed, so the file cannot be read again',
  params: idParams,
  response: done,
});

/** Serves the file to its owner and to others as far as the hiring stage allows. */
export const documentContentPath = (id: string) => `/api/documents/${id}/content`;

export const documentContracts = [listMyDocuments, uploadDocument, changeDocument, deleteDocument] as const;
