import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveRequirementDraft, type PositionRequirements } from '#domains/verification/contract/requirements.ts';
import { LICENSE_RULES, REQUIREMENTS, requirementLabel } from '#domains/verification/contract/requirements-rules.ts';
import { CERTIFICATIONS, POSITION_LABELS } from '#kernel/vocabulary.ts';
import { requirementsCopy as copy } from './requirements.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { ChipGroup } from '#platform/web/ui/forms/choice-groups.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { requirementSets } from './requirements.queries.ts';

const REQUIREMENT_CHOICES = REQUIREMENTS.map((value) => ({ value, label: requirementLabel(value) }));
const CERTIFICATION_CHOICES = CERTIFICATIONS.map(({ id, label }) => ({ value: id, label }));

/** Edits the draft of a position, or starts one from the published set. */
export function RequirementsDialog({ item, onClose }: { item: PositionRequirements; onClose: () => void }) {
  const client = useQueryClient();
  const { position, draft, published } = item;
  const start = draft ?? published;
  const [license, setLicense] = useState(start.license);
  const [required, setRequired] = useState(start.required);
  const [suggested, setSuggested] = useState(start.suggested);
  const [note, setNote] = useState(draft?.note ?? '');
  const { isBusy, failure, fields, submit } = useDialogSubmit(async () => {
    const revision = draft?.revision ?? null;
    await call(saveRequirementDraft, { body: { position, license, required, suggested, note, revision } });
    await client.invalidateQueries({ queryKey: requirementSets().queryKey });
    confirmation(copy.saved);
  }, onClose);
  return (
    <FormDialog
      title={copy.editOf(POSITION_LABELS[position])}
      size="lg"
      onClose={onClose}
      labels={{ confirm: copy.save, busy: copy.saving, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
    >
      <SelectField
        label={copy.license}
        value={license}
        onChange={({ target }) => setLicense(LICENSE_RULES.find((rule) => rule === target.value) ?? license)}
        options={LICENSE_RULES.map((value) => ({ value, label: copy.licenses[value] }))}
      />
      <ChipGroup
        legend={copy.required}
        hint={copy.requiredHint}
        error={fields['required']}
        options={REQUIREMENT_CHOICES}
        value={required}
        onChange={setRequired}
      />
      <ChipGroup
        legend={copy.suggested}
        error={fields['suggested']}
        options={CERTIFICATION_CHOICES}
        value={suggested}
        onChange={setSuggested}
      />
      <TextArea
        label={copy.note}
        hint={copy.noteHint}
        rows={2}
        error={fields['note']}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
