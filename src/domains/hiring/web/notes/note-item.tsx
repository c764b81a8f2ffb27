import { useRef, useState } from 'react';
import { deleteNote, editNote, type NoteMember, type NoteView } from '#domains/hiring/contract/notes.ts';
import { useStep } from '#domains/hiring/web/applicants/use-step.ts';
import { call } from '#platform/web/api/api.ts';
import { isConflict } from '#platform/web/api/is-conflict.ts';
import { readDraft } from '#platform/web/forms/draft.ts';
import { moment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { NoteBody } from './note-body.tsx';
import { NoteForm } from './note-form.tsx';
import { notesCopy as copy } from './notes.copy.ts';

interface Props {
  note: NoteView;
  team: readonly NoteMember[];
  mayAct: boolean;
}

const editDraft = (id: string) => `note-edit-${id}`;

/** One note: its author changes and deletes it in place. */
export function NoteItem({ note, team, mayAct }: Props) {
  const [isEditing, setEditing] = useState(() => readDraft(editDraft(note.id)) !== null);
  // What the author saw when they began: a change from another tab in between is refused, and their text stays.
  const [version, setVersion] = useState(note.version);
  const [isRefused, setRefused] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const start = () => {
    setVersion(note.version);
    setRefused(false);
    setStarted(true);
    setEditing(true);
  };
  const stop = () => {
    setEditing(false);
    item.current?.focus();
  };
  const save = async (body: string) => {
    try {
      // After a refusal, the author has seen what the other tab wrote.
      const seen = isRefused ? note.version : version;
      const stored = await call(editNote, { params: { id: note.id }, body: { body, version: seen } });
      // The author may have typed on meanwhile, and saves once more.
      setVersion(stored.version);
      setRefused(false);
    } catch (error) {
      setRefused(isConflict(error));
      throw error;
    }
  };
  return (
    <li ref={item} tabIndex={-1} className="flex flex-col gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <p className="text-ink-soft">
        <span className="font-semibold text-ink">{authorOf(note)}</span> · {moment(note.writtenAt)}
        {note.editedAt && !note.deletedAt && ` · ${copy.edited(moment(note.editedAt))}`}
      </p>
      {note.body === null ? (
        <p className="text-ink-soft italic">{copy.deleted(note.deletedAt ? moment(note.deletedAt) : '')}</p>
      ) : isEditing ? (
        <>
          {isRefused && (
            <div className="rounded-control border border-line bg-paper p-3">
              <p className="font-medium">{copy.now}</p>
              <NoteBody text={note.body} team={team} />
            </div>
          )}
          <NoteForm
            draft={editDraft(note.id)}
            initial={note.body}
            words={{ label: copy.editLabel, submit: copy.save, busy: copy.saving }}
            team={team}
            save={save}
            onDone={stop}
            onCancel={stop}
            takesFocus={isStarted}
          />
        </>
      ) : (
        <>
          <NoteBody text={note.body} team={team} />
          {note.isMine && mayAct && (
            <div className="-ml-4 flex flex-wrap">
              <Button variant="quiet" size="sm" onClick={start}>
                {copy.edit}
              </Button>
              <DeleteNote id={note.id} />
            </div>
          )}
        </>
      )}
    </li>
  );
}

function authorOf({ isMine, authorName, hasLeft }: NoteView): string {
  if (isMine) return copy.you;
  if (authorName === null) return copy.gone;
  return hasLeft ? copy.left(authorName) : authorName;
}

function DeleteNote({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useStep(() => call(deleteNote, { params: { id } }));
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {copy.delete}
      </Button>
      <ConfirmDialog
        title={copy.sure}
        body={copy.sureBody}
        confirmLabel={copy.delete}
        cancelLabel={copy.keep}
        busyLabel={copy.deleting}
        isOpen={isAsking}
        isBusy={deleting.isPending}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => deleting.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
