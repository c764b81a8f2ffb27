import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { applicationNotes } from '#domains/hiring/db/team/application-notes.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type NoteRow = typeof applicationNotes.$inferSelect;

/** Newest first; row-level security leaves those of the reader's teams. */
export const notesOfApplication = (tx: Tx, applicationId: string): Promise<NoteRow[]> =>
  tx
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(desc(applicationNotes.writtenAt), desc(applicationNotes.id));

export async function findNote(tx: Tx, id: string): Promise<NoteRow | null> {
  const [row] = await tx.select().from(applicationNotes).where(eq(applicationNotes.id, id));
  return row ?? null;
}

/** False when a note with this ID exists. */
export async function insertNote(
  tx: Tx,
  note: { id: string; applicationId: string; authorId: string; body: string; writtenAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into application_notes (id, application_id, author_id, body, written_at)
    values (${note.id}, ${note.applicationId}, ${note.authorId}, ${note.body}, ${note.writtenAt.toISOString()})
    on conflict (id) do nothing`);
  return rowCount === 1;
}

interface Own {
  id: string;
  authorId: string;
}
const isOwn = ({ id, authorId }: Own) =>
  and(eq(applicationNotes.id, id), eq(applicationNotes.authorId, authorId), isNull(applicationNotes.deletedAt));

/** Null when the version is another one by now. */
export async function saveNote(
  tx: Tx,
  own: Own & { version: number },
  change: { body: string; editedAt: Date },
): Promise<NoteRow | null> {
  const [row] = await tx
    .update(applicationNotes)
    .set({ ...change, version: own.version + 1 })
    .where(and(isOwn(own), eq(applicationNotes.version, own.version)))
    .returning();
  return row ?? null;
}

export const emptyNote = (tx: Tx, own: Own, deletedAt: Date) =>
  tx
    .update(applicationNotes)
    .set({ body: null, deletedAt, version: sql`${applicationNotes.version} + 1` })
    .where(isOwn(own));

/** Runs as `service`: members can't read the names of people who left their team. */
export async function namesOfAuthors(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: profiles.userId, name: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]));
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}
