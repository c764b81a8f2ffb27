import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NoteMember } from '#domains/hiring/contract/notes.ts';
import { refreshApplicants } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { fieldsOf } from '#domains/hiring/web/applicants/step-dialog.tsx';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { MentionField } from './mention-field.tsx';
import { notesCopy as copy } from './notes.copy.ts';

interface Props {
  /** The draft's name: the text survives a reload until it is stored. */
  draft: string;
  initial?: string;
  words: { label: string; hint?: string; submit: string; busy: string };
  team: readonly NoteMember[];
  save: (body: string) => Promise<unknown>;
  onDone?: () => void;
  onCancel?: () => void;
  takesFocus?: boolean;
}

/** The text of a new or an existing note. */
export function NoteForm({
  draft: name,
  initial = '',
  words,
  team,
  save,
  onDone,
  onCancel,
  takesFocus = false,
}: Props) {
  const client = useQueryClient();
  const [draft, setDraft, dropDraft] = useDraftState(name, { body: initial });
  const forget = () => {
    setDraft({ body: initial });
    dropDraft();
  };
  const saving = useMutation({
    mutationFn: save,
    networkMode: 'always',
    onSuccess: (_note, sent) => {
      if (draft.body === sent) {
        forget();
        onDone?.();
      } else if (!onDone && draft.body.startsWith(sent)) {
        // The next note, which was begun after it.
        setDraft({ body: draft.body.slice(sent.length).trimStart() });
      }
    },
    onSettled: () => refreshApplicants(client),
  });
  const submit = () => {
    if (!saving.isPending) saving.mutate(draft.body);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormError refusal={saving.error} />
      <MentionField
        label={words.label}
        {...(words.hint && { hint: words.hint })}
        error={fieldsOf(saving.error)['body']}
        value={draft.body}
        team={team}
        onChange={(body) => setDraft({ body })}
        onSubmit={submit}
        takesFocus={takesFocus}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="secondary" busy={saving.isPending && words.busy}>
          {words.submit}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {copy.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
