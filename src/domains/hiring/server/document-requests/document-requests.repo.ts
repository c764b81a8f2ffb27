import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { REQUESTABLE_KINDS } from '#domains/hiring/contract/document-requests/document-requests.ts';
import type { DocumentRequestStatus } from '#domains/hiring/contract/document-requests/document-request-states.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { documentRequests } from '#domains/hiring/db/document-requests/document-requests.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { documents, storedFiles } from '#domains/profiles/db/documents.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type RequestRow = typeof documentRequests.$inferSelect;

const IN_ORDER = [asc(documentRequests.askedAt), asc(documentRequests.id)];

/** Row-level security decides whether the reader is of the conversation. */
export const readRequests = (tx: Tx, conversationId: string): Promise<RequestRow[]> =>
  tx
    .select()
    .from(documentRequests)
    .where(eq(documentRequests.conversationId, conversationId))
    .orderBy(...IN_ORDER);

/** A candidate's own, of conversations in which they can still answer. */
export const readWaiting = (tx: Tx, candidateId: string) =>
  tx
    .select({ request: documentRequests, jobTitle: jobs.title, organizationName: organizations.name })
    .from(documentRequests)
    .innerJoin(applications, eq(applications.id, documentRequests.conversationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, applications.organizationId))
    .where(
      and(
        eq(documentRequests.candidateId, candidateId),
        eq(documentRequests.status, 'open'),
        sql`app.my_open_side(${documentRequests.conversationId}) = 'candidate'`,
      ),
    )
    .orderBy(...IN_ORDER);

export async function findRequest(tx: Tx, id: string): Promise<RequestRow | null> {
  const [row] = await tx.select().from(documentRequests).where(eq(documentRequests.id, id));
  return row ?? null;
}

/** As `service`: so that two answers to one request come one after the other. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | null> {
  const [row] = await tx.select().from(documentRequests).where(eq(documentRequests.id, id)).for('update');
  return row ?? null;
}

/** As `service`. */
export async function countOpen(tx: Tx, conversationId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(documentRequests)
    .where(and(eq(documentRequests.conversationId, conversationId), eq(documentRequests.status, 'open')));
  return row?.n ?? 0;
}

/** As `service`; null when the same document is waited for already. */
export async function insertRequest(tx: Tx, values: typeof documentRequests.$inferInsert): Promise<RequestRow | null> {
  const [row] = await tx.insert(documentRequests).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** As `service`. */
export async function findSameOpen(
  tx: Tx,
  { conversationId, kind, name }: Pick<RequestRow, 'conversationId' | 'kind' | 'name'>,
): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(documentRequests)
    .where(
      and(
        eq(documentRequests.conversationId, conversationId),
        eq(documentRequests.kind, kind),
        eq(documentRequests.status, 'open'),
        sql`lower(coalesce(${documentRequests.name}, '')) = lower(coalesce(${name}, ''))`,
      ),
    );
  return row ?? null;
}

/** As `service`. */
export async function settleRequest(
  tx: Tx,
  id: string,
  change: { status: DocumentRequestStatus; documentId?: string; settledAt: Date },
): Promise<void> {
  await tx.update(documentRequests).set(change).where(eq(documentRequests.id, id));
}

/** As `service`: what waits or was declined in a conversation that ends. Returns their IDs. */
export async function withdrawAll(tx: Tx, conversationId: string, settledAt: Date): Promise<string[]> {
  const rows = await tx
    .update(documentRequests)
    .set({ status: 'withdrawn', settledAt })
    .where(
      and(eq(documentRequests.conversationId, conversationId), inArray(documentRequests.status, ['open', 'declined'])),
    )
    .returning({ id: documentRequests.id });
  return rows.map(({ id }) => id);
}

/** The user's own document of a kind that a team may ask for. */
export async function findOwnDocument(tx: Tx, userId: string, id: string) {
  const [row] = await tx
    .select({ id: documents.id, fileId: documents.fileId })
    .from(documents)
    .where(
      and(
        eq(documents.id, id),
        eq(documents.userId, userId),
        isNull(documents.deletedAt),
        inArray(documents.kind, [...REQUESTABLE_KINDS]),
      ),
    );
  return row ?? null;
}

/** As `service`, for requests that the reader was seen to read: the files that can still be opened. */
export async function openableDocuments(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: documents.id, fileName: documents.fileName })
    .from(documents)
    .innerJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .where(
      and(
        inArray(documents.id, [...ids]),
        isNull(documents.deletedAt),
        sql`${storedFiles.scanState} <> 'infected' and ${storedFiles.wrappedKey} is not null`,
      ),
    );
}
