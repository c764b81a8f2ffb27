import { signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import {
  noteDeleted,
  noteEdited,
  noteWritten,
  type NoteView,
  type editNote,
  type writeNote,
} from '#domains/hiring/contract/notes.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { teamPlaceOf } from './notes.policy.ts';
import { emptyNote, findNote, insertNote, saveNote, type NoteRow } from './notes.repo.ts';
import { present } from './read-notes.ts';

/** Writes a note. One whose ID exists is not written again: the browser repeats a request whose answer it lost. */
export const write = (
  deps: Deps,
  me: string,
  applicationId: string,
  { noteId, body }: InputOf<typeof writeNote>['body'],
): Promise<NoteView> =>
  deps.db.as(user(me), async (tx) => {
    const place = await teamPlaceOf(tx, me, applicationId);
    const writtenAt = deps.clock.now();
    if (await insertNote(tx, { id: noteId, applicationId, authorId: me, body, writtenAt })) {
      await publish(deps, tx, noteWritten, { noteId, ...place, actorId: me });
      await tellTeam(tx, place);
    }
    const note = await findNote(tx, noteId);
    if (note?.authorId !== me || note.applicationId !== applicationId || note.body !== body) {
      throw new AppError('CONFLICT', 'This note ID is already in use.');
    }
    return presentOne(tx, me, note, place.organizationId);
  });

export const edit = (
  deps: Deps,
  me: string,
  id: string,
  { body, version }: InputOf<typeof editNote>['body'],
): Promise<NoteView> =>
  deps.db.as(user(me), async (tx) => {
    const place = await placeOfOwn(tx, me, id);
    const note = await saveNote(tx, { id, authorId: me, version }, { body, editedAt: deps.clock.now() });
    if (!note) {
      throw new AppError('CONFLICT', 'You changed this note in another tab. Read it there, then save yours again.');
    }
    await publish(deps, tx, noteEdited, { noteId: id, ...place, actorId: me });
    await tellTeam(tx, place);
    return presentOne(tx, me, note, place.organizationId);
  });

export const remove = (deps: Deps, me: string, id: string): Promise<void> =>
  deps.db.as(user(me), async (tx) => {
    const place = await placeOfOwn(tx, me, id);
    await emptyNote(tx, { id, authorId: me }, deps.clock.now());
    await publish(deps, tx, noteDeleted, { noteId: id, ...place, actorId: me });
    await tellTeam(tx, place);
  });

/** Members change their own notes alone, while they are on the team. */
async function placeOfOwn(tx: Tx, me: string, id: string) {
  const note = await findNote(tx, id);
  if (!note || note.authorId !== me || note.deletedAt) throw notFound('note');
  return teamPlaceOf(tx, me, note.applicationId);
}

const tellTeam = (
  tx: Tx,
  { applicationId, organizationId }: { applicationId: string; organizationId: string },
): Promise<void> => signalTeam(tx, organizationId, [{ topic: 'applications', id: applicationId }]);

async function presentOne(tx: Tx, me: string, note: NoteRow, organizationId: string): Promise<NoteView> {
  const [view] = await present(tx, me, [note], organizationId);
  if (!view) throw new Error('a note has no view');
  return view;
}
