import { useQueryClient } from '@tanstack/react-query';
import type { OwnItem, OwnItemInput } from '#domains/hiring/contract/starts/own-items.ts';
import { POSITION_LABELS, POSITIONS } from '#kernel/vocabulary.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { ChipGroup, RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { ownItemsCopy as copy } from './own-items.copy.ts';
import { ownItems, saveOwnItem } from './own-items.queries.ts';

const OWNERS = ['candidate', 'employer'] as const;
const FRESH: OwnItemInput = { title: '', hint: '', owner: 'employer', daysBefore: 7, isBlocker: false, positions: [] };

/** Adds or changes an item. What is typed survives a reload and a refusal. */
export function OwnItemDialog({ item, onClose }: { item: OwnItem | null; onClose: () => void }) {
  const client = useQueryClient();
  const { id, ...start } = item ?? { id: null, ...FRESH };
  const [draft, setDraft, dropDraft] = useDraftState(`start-item-${id ?? 'new'}`, {
    ...start,
    hint: start.hint ?? '',
    daysBefore: String(start.daysBefore),
  });
  const run = async () => {
    await saveOwnItem(id, { ...draft, daysBefore: draft.daysBefore === '' ? Number.NaN : Number(draft.daysBefore) });
    dropDraft();
    await client.invalidateQueries({ queryKey: ownItems().queryKey });
    notice(copy.saved, { tone: 'ok' });
  };
  const { isBusy, failure, fields, submit } = useDialogSubmit(run, onClose);
  return (
    <FormDialog
      title={item ? copy.editOne(item.title) : copy.add}
      size="lg"
      labels={{ confirm: copy.save, busy: copy.saving, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={() => {
        dropDraft();
        onClose();
      }}
    >
      <TextField
        label={copy.name}
        error={fields['title']}
        value={draft.title}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <TextArea
        label={copy.body}
        isOptional
        rows={3}
        error={fields['hint']}
        value={draft.hint}
        onChange={({ target }) => setDraft({ ...draft, hint: target.value })}
      />
      <RadioCards
        legend={copy.owner}
        error={fields['owner']}
        options={OWNERS.map((value) => ({ value, label: copy.owners[value] }))}
        value={draft.owner}
        onChange={(owner) => setDraft({ ...draft, owner })}
      />
      <TextField
        label={copy.daysBefore}
        inputMode="numeric"
        error={fields['daysBefore']}
        value={draft.daysBefore}
        onChange={({ target }) => setDraft({ ...draft, daysBefore: target.value })}
      />
      <Checkbox
        label={copy.blocker}
        checked={draft.isBlocker}
        onChange={(isBlocker) => setDraft({ ...draft, isBlocker })}
      />
      <ChipGroup
        legend={copy.positions}
        hint={copy.positionsHint}
        options={POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] }))}
        value={draft.positions}
        onChange={(positions) => setDraft({ ...draft, positions })}
      />
    </FormDialog>
  );
}
