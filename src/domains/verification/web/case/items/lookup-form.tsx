import type { FormEvent } from 'react';
import { sourceLabel, type CaseItem, type ReviewSource } from '#domains/verification/contract/cases/case-items.ts';
import type { ReviewItemBody } from '#domains/verification/contract/verification.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { caseCopy as copy } from '../case.copy.ts';
import { LookupFields } from './lookup-fields.tsx';

interface Props {
  item: CaseItem;
  source: ReviewSource;
  hasNextCheck: boolean;
  fields: Record<string, string | undefined>;
  isSaving: boolean;
  onSave: (body: Omit<ReviewItemBody, 'revision'>) => void;
  onCancel: () => void;
}

/** What is typed of a lookup is kept in the tab under this name. */
export const lookupDraft = ({ type, id, revision }: CaseItem, source: ReviewSource): string =>
  `lookup-${type}-${id}-${revision}-${source}`;

/** What the reviewer found at a source outside the product; Enter in any field accepts the item. */
export function LookupForm({ item, source, hasNextCheck, fields, isSaving, onSave, onCancel }: Props) {
  const [{ nextCheckOn, ...lookup }, keep, drop] = useDraftState(lookupDraft(item, source), {
    reference: '',
    address: item.sources?.manual.registry?.url ?? '',
    nextCheckOn: '',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ outcome: 'accepted', source, lookup, ...(nextCheckOn ? { nextCheckOn } : {}) });
  };
  return (
    <form aria-label={sourceLabel(source, undefined)} onSubmit={submit} className="flex flex-col gap-3">
      <LookupFields
        takesFocus
        values={lookup}
        errors={{ reference: fields['lookup.reference'], address: fields['lookup.address'] }}
        onChange={(changed) => keep({ ...changed, nextCheckOn })}
      />
      {hasNextCheck && (
        <TextField
          label={copy.nextCheck}
          type="date"
          isOptional
          error={fields['nextCheckOn']}
          value={nextCheckOn}
          onChange={(event) => keep({ ...lookup, nextCheckOn: event.target.value })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isSaving && copy.accepting}>
          {copy.accept}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            drop();
            onCancel();
          }}
        >
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
