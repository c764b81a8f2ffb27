import { and, count, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { certifications, education, licenses, workHistory } from '#domains/profiles/db/candidates.ts';
import { documents, medicalDocuments, storedFiles } from '#domains/profiles/db/documents.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { MEDICAL_DOCUMENT_KINDS, type DocumentKind, type MedicalDocumentKind } from '#kernel/vocabulary.ts';

/** Credential and medical documents are two tables with their own policies, read together here. */

export type FactType = 'license' | 'certification' | 'work' | 'education';
export type AnyKind = DocumentKind | MedicalDocumentKind;

export const isMedicalKind = (kind: AnyKind): kind is MedicalDocumentKind =>
  (MEDICAL_DOCUMENT_KINDS as readonly string[]).includes(kind);

const fileColumns = {
  contentType: storedFiles.contentType,
  sizeBytes: storedFiles.sizeBytes,
  scanState: storedFiles.scanState,
  sha256: storedFiles.sha256,
};

const credentialRows = (tx: Tx) =>
  tx
    .select({
      id: documents.id,
      userId: documents.userId,
      fileId: documents.fileId,
      kind: documents.kind,
      fileName: documents.fileName,
      factType: documents.factType,
      factId: documents.factId,
      isSample: documents.isSample,
      createdAt: documents.createdAt,
      ...fileColumns,
    })
    .from(documents)
    .innerJoin(storedFiles, eq(storedFiles.id, documents.fileId));

const medicalRows = (tx: Tx) =>
  tx
    .select({
      id: medicalDocuments.id,
      userId: medicalDocuments.userId,
      fileId: medicalDocuments.fileId,
      kind: medicalDocuments.kind,
      fileName: medicalDocuments.fileName,
      expiresOn: medicalDocuments.expiresOn,
      createdAt: medicalDocuments.createdAt,
      ...fileColumns,
    })
    .from(medicalDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, medicalDocuments.fileId));

const asMedical = (row: Awaited<ReturnType<typeof medicalRows>>[number]) => ({
  ...row,
  factType: null,
  factId: null,
  isSample: false,
});

const asCredential = (row: Awaited<ReturnType<typeof credentialRows>>[number]) => ({ ...row, expiresOn: null });

export type DocumentRow = ReturnType<typeof asCredential> | ReturnType<typeof asMedical>;

export async function listOwn(tx: Tx, userId: string): Promise<DocumentRow[]> {
  const credential = await credentialRows(tx)
    .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)))
    .orderBy(desc(documents.createdAt));
  const medical = await medicalRows(tx)
    .where(and(eq(medicalDocuments.userId, userId), isNull(medicalDocuments.deletedAt)))
    .orderBy(desc(medicalDocuments.createdAt));
  return [...credential.map(asCredential), ...medical.map(asMedical)].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
}

export async function findOwn(tx: Tx, userId: string, id: string): Promise<DocumentRow | undefined> {
  const [credential] = await credentialRows(tx).where(
    and(eq(documents.id, id), eq(documents.userId, userId), isNull(documents.deletedAt)),
  );
  if (credential) return asCredential(credential);
  const [medical] = await medicalRows(tx).where(
    and(eq(medicalDocuments.id, id), eq(medicalDocuments.userId, userId), isNull(medicalDocuments.deletedAt)),
  );
  return medical && asMedical(medical);
}

type DocumentTable = typeof documents | typeof medicalDocuments;

async function findHead(tx: Tx, table: DocumentTable, which: { id: string } | { fileId: string }) {
  const [head] = await tx
    .select({ fileId: table.fileId, userId: table.userId, fileName: table.fileName, kind: table.kind })
    .from(table)
    .where(and('id' in which ? eq(table.id, which.id) : eq(table.fileId, which.fileId), isNull(table.deletedAt)))
    .limit(1);
  return head;
}

/** Finds a document if the reader's policies allow it; the file's row is read afterward. */
export const findReadable = (tx: Tx, id: string) => findHead(tx, documents, { id });

export const findReadableMedical = (tx: Tx, id: string) => findHead(tx, medicalDocuments, { id });

export async function findFile(tx: Tx, fileId: string) {
  const [file] = await tx.select().from(storedFiles).where(eq(storedFiles.id, fileId));
  return file;
}

export async function countOwn(tx: Tx, userId: string): Promise<number> {
  const [credential] = await tx
    .select({ n: count() })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)));
  const [medical] = await tx
    .select({ n: count() })
    .from(medicalDocuments)
    .where(and(eq(medicalDocuments.userId, userId), isNull(medicalDocuments.deletedAt)));
  return (credential?.n ?? 0) + (medical?.n ?? 0);
}

const FACT_TABLES = { license: licenses, certification: certifications, work: workHistory, education };

export async function ownsFact(tx: Tx, userId: string, factType: FactType, factId: string): Promise<boolean> {
  const table = FACT_TABLES[factType];
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, factId), eq(table.userId, userId)));
  return rows.length > 0;
}

export async function insertFile(tx: Tx, values: typeof storedFiles.$inferInsert): Promise<string> {
  const [row] = await tx.insert(storedFiles).values(values).returning({ id: storedFiles.id });
  if (!row) throw new Error('the file was not written');
  return row.id;
}

export interface NewDocument {
  userId: string;
  fileId: string;
  kind: AnyKind;
  fileName: string;
  factType: FactType | null;
  factId: string | null;
  isSample: boolean;
  /** Of a health document alone. */
  expiresOn: string | null;
  createdAt: Date;
}

export async function insertDocument(tx: Tx, row: NewDocument): Promise<string> {
  const { kind, factType, factId, isSample, expiresOn, ...common } = row;
  const [inserted] = isMedicalKind(kind)
    ? await tx
        .insert(medicalDocuments)
        .values({ ...common, kind, expiresOn })
        .returning({ id: medicalDocuments.id })
    : await tx
        .insert(documents)
        .values({ ...common, kind, factType, factId, isSample })
        .returning({ id: documents.id });
  if (!inserted) throw new Error('the document was not written');
  return inserted.id;
}

interface Change {
  kind?: AnyKind | undefined;
  fileName?: string | undefined;
  factType?: FactType | null | undefined;
  factId?: string | null | undefined;
  expiresOn?: string | null | undefined;
}

/** A document never changes its class: medical documents don't become credentials or the reverse. */
export async function updateDocument(tx: Tx, row: DocumentRow, change: Change): Promise<void> {
  const kind = change.kind ?? row.kind;
  const fileName = change.fileName ?? row.fileName;
  if (isMedicalKind(kind)) {
    const expiresOn = change.expiresOn === undefined ? row.expiresOn : change.expiresOn;
    await tx.update(medicalDocuments).set({ kind, fileName, expiresOn }).where(eq(medicalDocuments.id, row.id));
    return;
  }
  const factType = change.factType === undefined ? row.factType : change.factType;
  const factId = change.factId === undefined ? row.factId : change.factId;
  await tx.update(documents).set({ kind, fileName, factType, factId }).where(eq(documents.id, row.id));
}

export async function markDeleted(tx: Tx, row: DocumentRow, at: Date): Promise<void> {
  if (isMedicalKind(row.kind)) {
    await tx.update(medicalDocuments).set({ deletedAt: at }).where(eq(medicalDocuments.id, row.id));
  } else {
    await tx.update(documents).set({ deletedAt: at }).where(eq(documents.id, row.id));
  }
}

/** As `service`. Without its wrapped key a file is unreadable, including any copies. */
export async function destroyKey(tx: Tx, fileId: string): Promise<string | null> {
  const [row] = await tx
    .update(storedFiles)
    .set({ wrappedKey: null, sealedText: null })
    .where(eq(storedFiles.id, fileId))
    .returning({ storageKey: storedFiles.storageKey });
  return row?.storageKey ?? null;
}

/** The owner and name of a file that is not deleted. */
export const findDocumentOfFile = async (tx: Tx, fileId: string) =>
  (await findHead(tx, documents, { fileId })) ?? (await findHead(tx, medicalDocuments, { fileId }));

/** Which of these objects belong to a file. */
export async function neededKeys(tx: Tx, storageKeys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ storageKey: storedFiles.storageKey })
    .from(storedFiles)
    .where(and(inArray(storedFiles.storageKey, [...storageKeys]), isNotNull(storedFiles.wrappedKey)));
  return new Set(rows.map(({ storageKey }) => storageKey));
}

export async function saveText(tx: Tx, fileId: string, sealedText: string): Promise<void> {
  const isKept = and(eq(storedFiles.id, fileId), isNotNull(storedFiles.wrappedKey));
  await tx.update(storedFiles).set({ sealedText }).where(isKept);
}

export async function markScanned(tx: Tx, fileId: string, scanState: 'clean' | 'infected'): Promise<void> {
  await tx.update(storedFiles).set({ scanState }).where(eq(storedFiles.id, fileId));
}

/** Files wrapped with a key other than `keyId`, in batches, locked against a second rotation. */
export const filesUnderOtherKeys = (tx: Tx, keyId: string, limit: number) =>
  tx
    .select({
      id: storedFiles.id,
      storageKey: storedFiles.storageKey,
      keyId: storedFiles.keyId,
      wrappedKey: storedFiles.wrappedKey,
    })
    .from(storedFiles)
    .where(and(ne(storedFiles.keyId, keyId), isNotNull(storedFiles.wrappedKey)))
    .orderBy(storedFiles.id)
    .limit(limit)
    .for('no key update', { skipLocked: true });

export async function replaceKey(tx: Tx, fileId: string, key: { keyId: string; wrappedKey: string }): Promise<void> {
  await tx.update(storedFiles).set({ keyId: key.keyId, wrappedKey: key.wrappedKey }).where(eq(storedFiles.id, fileId));
}
