import type { OwnItem, OwnItemInput } from '#domains/hiring/contract/starts/own-items.ts';
import { POSITION_LABELS, POSITIONS } from '#kernel/vocabulary.ts';
import { useDraftDialog } from '#platform/web/forms/use-draft-dialog.ts';
import { ChipGroup, RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { ownItemsCopy as copy } from './own-items.copy.ts';
import { ownItems, saveOwnItem } from './own-items.queries.ts';

const OWNERS = ['candidate', 'employer'] as const;
const FRESH: OwnItemInput = { title: '', hint: '', owner: 'employer', daysBefore: 7, isBlocker: false, positions: [] };

/** Adds or changes an item. What is typed survives a reload and a refusal. */
export function OwnItemDialog({ item, onClose }: { item: OwnItem | null; onClose: () => void }) {
  const { id, ...start } = item ?? { id: null, ...FRESH };
  const { draft, set, fields, dialog } = useDraftDialog({
    name: `start-item-${id ?? 'new'}`,
    initial: { ...start, hint: start.hint ?? '', daysBefore: String(start.daysBefore) },
    save: (typed) =>
      saveOwnItem(id, { ...typed, daysBefore: typed.daysBefore === '' ? Number.NaN : Number(typed.daysBefore) }),
    queryKey: ownItems().queryKey,
    saved: copy.saved,
    onClose,
  });
  return (
    <FormDialog
      title={item ? copy.editOne(item.title) : copy.add}
      size="lg"
      labels={{ confirm: copy.save, busy: copy.saving, cancel: copy.cancel }}
      {...dialog}
    >
      <TextField
        label={copy.name}
        error={fields['title']}
        value={draft.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label={copy.body}
        isOptional
        rows={3}
        error={fields['hint']}
        value={draft.hint}
        onChange={({ target }) => set({ hint: target.value })}
      />
      <RadioCards
        legend={copy.owner}
        error={fields['owner']}
        options={OWNERS.map((value) => ({ value, label: copy.owners[value] }))}
        value={draft.owner}
        onChange={(owner) => set({ owner })}
      />
      <TextField
        label={copy.daysBefore}
        inputMode="numeric"
        error={fields['daysBefore']}
        value={draft.daysBefore}
        onChange={({ target }) => set({ daysBefore: target.value })}
      />
      <Checkbox label={copy.blocker} checked={draft.isBlocker} onChange={(isBlocker) => set({ isBlocker })} />
      <ChipGroup
        legend={copy.positions}
        hint={copy.positionsHint}
        options={POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] }))}
        value={draft.positions}
        onChange={(positions) => set({ positions })}
      />
    </FormDialog>
  );
}
