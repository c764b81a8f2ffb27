import { and, asc, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import { messageAttachments } from '#domains/hiring/db/conversations/message-attachments.ts';
import { storedFiles } from '#domains/profiles/db/documents.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import { sql } from 'drizzle-orm';

const open = {
  id: messageAttachments.id,
  messageId: messageAttachments.messageId,
  fileName: messageAttachments.fileName,
  fileId: messageAttachments.fileId,
  createdAt: messageAttachments.createdAt,
};

/** Row-level security first; then, as the server, what only the server knows of the files. */
async function withFiles<R extends { fileId: string }>(tx: Tx, rows: readonly R[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ fileId }) => fileId);
  const files = await elevate(tx, () =>
    tx
      .select({
        id: storedFiles.id,
        contentType: storedFiles.contentType,
        sizeBytes: storedFiles.sizeBytes,
        scanState: storedFiles.scanState,
        sha256: storedFiles.sha256,
      })
      .from(storedFiles)
      .where(inArray(storedFiles.id, ids)),
  );
  const fileOf = new Map(files.map(({ id, ...file }) => [id, file]));
  return rows.flatMap((row) => {
    const file = fileOf.get(row.fileId);
    return file ? [{ ...row, ...file }] : [];
  });
}

export type AttachmentRow = Awaited<ReturnType<typeof readUnsent>>[number];

/** The user's own of their next message. */
export const readUnsent = async (tx: Tx, conversationId: string) =>
  withFiles(
    tx,
    await tx
      .select(open)
      .from(messageAttachments)
      .where(and(eq(messageAttachments.conversationId, conversationId), isNull(messageAttachments.messageId)))
      .orderBy(asc(messageAttachments.createdAt), asc(messageAttachments.id)),
  );

export const readOfMessages = async (tx: Tx, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? []
    : withFiles(
        tx,
        await tx
          .select(open)
          .from(messageAttachments)
          .where(inArray(messageAttachments.messageId, [...messageIds]))
          .orderBy(asc(messageAttachments.createdAt), asc(messageAttachments.id)),
      );

export async function findAttachment(tx: Tx, id: string) {
  const [row] = await tx.select(open).from(messageAttachments).where(eq(messageAttachments.id, id));
  return row ?? null;
}

export async function isUploader(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(sql`select app.uploaded_attachment(${id}::uuid) as mine`);
  return rows[0]?.mine ?? false;
}

/** As `service`, after the checks that the uploader may write in the conversation. */
export async function insertAttachment(tx: Tx, values: typeof messageAttachments.$inferInsert): Promise<void> {
  await tx.insert(messageAttachments).values(values);
}

/** False when it is sent, or not the user's. */
export async function deleteUnsent(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .delete(messageAttachments)
    .where(and(eq(messageAttachments.id, id), isNull(messageAttachments.messageId)))
    .returning({ id: messageAttachments.id });
  return rows.length > 0;
}

/** As `service`: puts the uploader's files into a message; answers how many it took. */
export async function attachTo(
  tx: Tx,
  message: { id: string; conversationId: string; authorId: string },
  ids: readonly string[],
): Promise<number> {
  const safe = tx.select({ id: storedFiles.id }).from(storedFiles).where(ne(storedFiles.scanState, 'infected'));
  const rows = await tx
    .update(messageAttachments)
    .set({ messageId: message.id })
    .where(
      and(
        inArray(messageAttachments.id, [...ids]),
        eq(messageAttachments.conversationId, message.conversationId),
        eq(messageAttachments.uploadedBy, message.authorId),
        isNull(messageAttachments.messageId),
        inArray(messageAttachments.fileId, safe),
      ),
    )
    .returning({ id: messageAttachments.id });
  return rows.length;
}

/** As `service`. */
export async function countUnsent(tx: Tx, conversationId: string, userId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(messageAttachments)
    .where(
      and(
        eq(messageAttachments.conversationId, conversationId),
        eq(messageAttachments.uploadedBy, userId),
        isNull(messageAttachments.messageId),
      ),
    );
  return row?.n ?? 0;
}
