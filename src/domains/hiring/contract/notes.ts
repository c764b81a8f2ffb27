import { z } from 'zod';
import { done, idParams, moment, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { event } from '#platform/contract/event.ts';
import { withoutReordering } from './conversations/message-text.ts';

export const NOTE_MAX = 10_000;

const noteText = z.string().transform(withoutReordering).pipe(shortText(NOTE_MAX));

/** A member of the hiring team whom a note can mention. */
export const noteMember = z.object({ userId: z.uuid(), name: z.string(), isMe: z.boolean() });
export type NoteMember = z.infer<typeof noteMember>;

export const noteView = z.object({
  id: z.uuid(),
  /** Null once the author deleted it; who and when stays. */
  body: z.string().nullable(),
  /** Null once the author's account is gone. */
  authorName: z.string().nullable(),
  isMine: z.boolean(),
  /** The author is no longer on the hiring team. */
  hasLeft: z.boolean(),
  writtenAt: moment,
  editedAt: moment.nullable(),
  deletedAt: moment.nullable(),
  version: z.int(),
});
export type NoteView = z.infer<typeof noteView>;

export const writeNote = contract({
  method: 'post',
  path: '/api/employer/applications/:id/notes',
  status: 201,
  summary: 'Write a note that only the hiring team reads; members named with @ are notified',
  params: idParams,
  body: z.strictObject({
    /** Made by the browser: a repeated request writes nothing twice. */
    noteId: z.uuid(),
    body: noteText,
  }),
  response: noteView,
});

export const editNote = contract({
  method: 'put',
  path: '/api/employer/notes/:id',
  summary: "Change one's own note; 409 when it changed since it was opened",
  params: idParams,
  body: z.strictObject({ body: noteText, version: z.int() }),
  response: noteView,
});

export const deleteNote = contract({
  method: 'delete',
  path: '/api/employer/notes/:id',
  summary: "Delete the text of one's own note; who deleted it and when stays",
  params: idParams,
  response: done,
});

export const noteContracts = [writeNote, editNote, deleteNote] as const;

const aboutNote = z.object({
  noteId: z.uuid(),
  applicationId: z.uuid(),
  organizationId: z.uuid(),
  actorId: z.uuid(),
});
export const noteWritten = event('note.written', aboutNote);
export const noteEdited = event('note.edited', aboutNote);
export const noteDeleted = event('note.deleted', aboutNote);
