import {
  documentView,
  uploadDocument,
  type AnyDocumentKind,
  type DocumentView,
} from '#domains/profiles/contract/documents.ts';
import { sendForm, type UploadOptions } from '#platform/web/forms/send-form.ts';

export interface UploadRequest {
  file: File;
  kind: AnyDocumentKind;
  /** The entry that the file proves. */
  fact: { factType: 'license' | 'certification'; factId: string } | null;
}

export function uploadFile(request: UploadRequest, options: UploadOptions): Promise<DocumentView> {
  const form = new FormData();
  form.set('kind', request.kind);
  form.set('fileName', request.file.name);
  if (request.fact) {
    form.set('factType', request.fact.factType);
    form.set('factId', request.fact.factId);
  }
  form.set('file', request.file);
  return sendForm({ path: uploadDocument.path, form, answer: documentView }, options);
}
