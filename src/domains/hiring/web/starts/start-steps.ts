import { shareMedical } from '#domains/hiring/contract/applications/my-applications.ts';
import { documentView, uploadDocument } from '#domains/profiles/contract/documents.ts';
import type { MedicalDocumentKind } from '#kernel/vocabulary.ts';
import { call } from '#platform/web/api/api.ts';
import { sendForm, UploadError } from '#platform/web/forms/send-form.ts';
import { startsCopy as copy } from './starts.copy.ts';

/** Lets this employer see the health documents. */
export const shareHealth = (id: string) => call(shareMedical, { params: { id }, body: { granted: true } });

interface HealthFile {
  kind: MedicalDocumentKind;
  file: File;
  expiresOn: string;
}

/** Puts a health document into the vault. */
export async function uploadHealth({ kind, file, expiresOn }: HealthFile): Promise<void> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('fileName', file.name.slice(0, 200));
  if (expiresOn) form.set('expiresOn', expiresOn);
  form.set('file', file);
  try {
    await sendForm(
      { path: uploadDocument.path, form, answer: documentView },
      { onProgress: () => undefined, signal: new AbortController().signal },
    );
  } catch (error) {
    if (error instanceof UploadError && error.isOffline) throw new Error(copy.lost);
    throw error;
  }
}
