import { queryOptions } from '@tanstack/react-query';
import {
  declineDocumentRequest,
  giveDocument,
  listDocumentRequests,
  listMyDocumentRequests,
  requestDocument,
  withdrawDocumentRequest,
  type RequestableKind,
} from '#domains/hiring/contract/document-requests/document-requests.ts';
import { JOBS_KEY } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { documentView, listMyDocuments, uploadDocument } from '#domains/profiles/contract/documents.ts';
import { call } from '#platform/web/api/api.ts';
import { sendForm } from '#platform/web/forms/send-form.ts';
import { shrinkPicture } from '#platform/web/forms/shrink-picture.ts';

/** Beside the conversation, which an event refreshes by the same key. */
export const requestsIn = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversations', 'one', conversationId, 'document-requests'],
    queryFn: () => call(listDocumentRequests, { params: { id: conversationId } }),
  });

export const myDocumentRequests = () =>
  queryOptions({ queryKey: [...JOBS_KEY, 'document-requests'], queryFn: () => call(listMyDocumentRequests) });

export const myFiles = () => queryOptions({ queryKey: ['my-documents'], queryFn: () => call(listMyDocuments) });

export const ask = (conversationId: string, asked: { kind: RequestableKind; name: string }) =>
  call(requestDocument, { params: { id: conversationId }, body: asked });
export const withdraw = (id: string) => call(withdrawDocumentRequest, { params: { id } });
export const decline = (id: string) => call(declineDocumentRequest, { params: { id } });
export const give = (id: string, documentId: string) => call(giveDocument, { params: { id }, body: { documentId } });

export async function uploadAs(kind: RequestableKind, chosen: File) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('fileName', chosen.name);
  form.set('file', await shrinkPicture(chosen));
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  return sendForm({ path: uploadDocument.path, form, answer: documentView }, options);
}
