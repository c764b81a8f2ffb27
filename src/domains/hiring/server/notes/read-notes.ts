import { namedHiringTeam, namedMembers } from '#domains/employers/server/hiring-team/index.ts';
import type { NoteMember, NoteView } from '#domains/hiring/contract/notes.ts';
import { MEMBER_ROLES } from '#kernel/vocabulary.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import { namesOfAuthors, notesOfApplication, type NoteRow } from './notes.repo.ts';

const UNNAMED = 'No name yet';

/** The members of an organization's hiring team whom a note can mention, by name. */
async function teamOf(tx: Tx, organizationId: string, me: string): Promise<NoteMember[]> {
  const team = await elevate(tx, () => namedHiringTeam(tx, organizationId));
  return team.map(({ userId, name }) => ({ userId, name: name ?? UNNAMED, isMe: userId === me }));
}

/** An application's notes with the members whom they can mention, for a member of the team. */
export async function notesFor(
  tx: Tx,
  me: string,
  { applicationId, organizationId }: { applicationId: string; organizationId: string },
): Promise<{ notes: NoteView[]; team: NoteMember[] }> {
  const team = await teamOf(tx, organizationId, me);
  return { team, notes: await present(tx, me, await notesOfApplication(tx, applicationId), organizationId) };
}

export async function present(
  tx: Tx,
  me: string,
  rows: readonly NoteRow[],
  organizationId: string,
): Promise<NoteView[]> {
  if (rows.length === 0) return [];
  const authors = rows.flatMap(({ authorId }) => authorId ?? []);
  const { names, members } = await elevate(tx, async () => ({
    names: await namesOfAuthors(tx, authors),
    members: await namedMembers(tx, organizationId, MEMBER_ROLES),
  }));
  const isMember = new Set(members.map(({ userId }) => userId));
  return rows.map(({ id, body, authorId, writtenAt, editedAt, deletedAt, version }) => ({
    id,
    body,
    authorName: authorId === null ? null : (names.get(authorId) ?? null),
    isMine: authorId === me,
    hasLeft: authorId === null || !isMember.has(authorId),
    writtenAt: writtenAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    deletedAt: deletedAt?.toISOString() ?? null,
    version,
  }));
}
