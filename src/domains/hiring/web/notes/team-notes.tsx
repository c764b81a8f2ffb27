import { useRef } from 'react';
import { writeNote } from '#domains/hiring/contract/notes.ts';
import type { PersonProps, PersonSection } from '#domains/hiring/web/person/person-section.ts';
import { call } from '#platform/web/api/api.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { notesCopy as copy } from './notes.copy.ts';

/** What the hiring team writes to each other about a person. */
export function TeamNotes({
  person: { id, notes, team },
  mayAct,
}: {
  person: Pick<PersonProps['person'], 'id' | 'notes' | 'team'>;
  mayAct: boolean;
}) {
  // One ID for one text, however often its request is repeated.
  const sent = useRef({ body: '', noteId: '' });
  const add = (body: string) => {
    if (sent.current.body !== body || !sent.current.noteId) sent.current = { body, noteId: crypto.randomUUID() };
    return call(writeNote, { params: { id }, body: { noteId: sent.current.noteId, body } }).then((note) => {
      sent.current = { body: '', noteId: '' };
      return note;
    });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{copy.lead}</p>
      {mayAct && (
        <NoteForm
          draft={`note-${id}`}
          words={{ label: copy.label, hint: copy.hint, submit: copy.add, busy: copy.adding }}
          team={team}
          save={add}
        />
      )}
      {notes.length === 0 ? (
        <p className="text-ink-soft">{copy.empty}</p>
      ) : (
        <ul aria-label={copy.title} className="flex flex-col gap-3">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} team={team} mayAct={mayAct} />
          ))}
        </ul>
      )}
    </div>
  );
}

export const notesSection: PersonSection = {
  id: 'notes',
  title: copy.title,
  column: 'side',
  Content: TeamNotes,
};
