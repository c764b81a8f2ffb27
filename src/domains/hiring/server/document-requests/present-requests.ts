import type { DocumentRequestView } from '#domains/hiring/contract/document-requests/document-requests.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import { openableDocuments, type RequestRow } from './document-requests.repo.ts';

/** Rows that the reader sees, with the files that can still be opened. */
export async function presentRequests(tx: Tx, rows: readonly RequestRow[]): Promise<DocumentRequestView[]> {
  const ids = rows.flatMap(({ documentId }) => (documentId ? [documentId] : []));
  const found = await elevate(tx, () => openableDocuments(tx, ids));
  return rows.map(({ id, conversationId, kind, name, status, documentId, askedAt, settledAt }) => ({
    id,
    conversationId,
    kind,
    name,
    status,
    askedAt: askedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    document: found.find((one) => one.id === documentId) ?? null,
  }));
}

export async function presentRequest(tx: Tx, row: RequestRow): Promise<DocumentRequestView> {
  const [view] = await presentRequests(tx, [row]);
  if (!view) throw new Error('one request was not presented');
  return view;
}
