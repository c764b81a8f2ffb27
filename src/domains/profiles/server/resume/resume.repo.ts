import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { candidateContacts, candidateProfiles } from '#domains/profiles/db/candidates.ts';
import { storedFiles } from '#domains/profiles/db/documents.ts';
import { resumeImports } from '#domains/profiles/db/resume-imports.ts';
import type { ImportProblem, ImportPurpose } from '#domains/profiles/contract/resume/import-words.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Specialty } from '#kernel/vocabulary.ts';

export type ImportRow = typeof resumeImports.$inferSelect;

export const listImports = (tx: Tx, userId: string): Promise<ImportRow[]> =>
  tx.select().from(resumeImports).where(eq(resumeImports.userId, userId)).orderBy(resumeImports.createdAt);

export async function findImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(resumeImports).where(eq(resumeImports.id, id));
  return row;
}

/** The person's import, locked: two taps on "Add" wait for each other. */
export async function lockImport(tx: Tx, userId: string, id: string): Promise<ImportRow | undefined> {
  const own = and(eq(resumeImports.id, id), eq(resumeImports.userId, userId));
  const [row] = await tx.select().from(resumeImports).where(own).for('no key update');
  return row;
}

/** The one that a new import replaces. */
export async function lockImportFor(tx: Tx, userId: string, purpose: ImportPurpose): Promise<ImportRow | undefined> {
  const own = and(eq(resumeImports.userId, userId), eq(resumeImports.purpose, purpose));
  const [row] = await tx.select().from(resumeImports).where(own).for('update');
  return row;
}

export async function insertImport(
  tx: Tx,
  row: Pick<ImportRow, 'userId' | 'purpose' | 'fileId' | 'fileName' | 'createdAt' | 'expiresAt'>,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(resumeImports)
    .values(row)
    .onConflictDoNothing({ target: [resumeImports.userId, resumeImports.purpose] })
    .returning({ id: resumeImports.id });
  return inserted?.id;
}

export const deleteImport = (tx: Tx, id: string) => tx.delete(resumeImports).where(eq(resumeImports.id, id));

export const saveProgress = (tx: Tx, id: string, page: number, pages: number) =>
  tx.update(resumeImports).set({ page, pages }).where(eq(resumeImports.id, id));

const isReading = (id: string) => and(eq(resumeImports.id, id), eq(resumeImports.status, 'reading'));

export const saveReading = (tx: Tx, id: string, sealedReading: string) =>
  tx.update(resumeImports).set({ status: 'ready', sealedReading, page: null, pages: null }).where(isReading(id));

export const saveProblem = (tx: Tx, id: string, problem: ImportProblem) =>
  tx.update(resumeImports).set({ status: 'failed', problem, page: null, pages: null }).where(isReading(id));

export const saveDecisions = (tx: Tx, id: string, sealedReading: string) =>
  tx.update(resumeImports).set({ sealedReading }).where(eq(resumeImports.id, id));

export const expiredImports = (tx: Tx, now: Date, limit: number): Promise<ImportRow[]> =>
  tx.select().from(resumeImports).where(lt(resumeImports.expiresAt, now)).limit(limit);

/** Removes the row of a file and returns where its object is. */
export async function deleteFile(tx: Tx, fileId: string): Promise<string | null> {
  const [row] = await tx
    .delete(storedFiles)
    .where(eq(storedFiles.id, fileId))
    .returning({ storageKey: storedFiles.storageKey });
  return row?.storageKey ?? null;
}

/* --- answers of the profile that are filled only where there is none --- */

export const fillPhone = (tx: Tx, userId: string, phone: string) =>
  tx
    .update(candidateContacts)
    .set({ phone })
    .where(and(eq(candidateContacts.userId, userId), isNull(candidateContacts.phone)));

export const fillCandidate = (
  tx: Tx,
  userId: string,
  empty: 'position' | 'yearsExperience' | 'homeZip',
  values: Partial<typeof candidateProfiles.$inferInsert>,
) =>
  tx
    .update(candidateProfiles)
    .set(values)
    .where(and(eq(candidateProfiles.userId, userId), isNull(candidateProfiles[empty])));

export const addSpecialty = (tx: Tx, userId: string, specialty: Specialty) =>
  tx
    .update(candidateProfiles)
    .set({ specialties: sql`array_append(${candidateProfiles.specialties}, ${specialty}::text)` })
    .where(
      and(eq(candidateProfiles.userId, userId), sql`not ${specialty}::text = any(${candidateProfiles.specialties})`),
    );
