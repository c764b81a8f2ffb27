import { useState, type FormEvent } from 'react';
import { sourceLabel, type CaseItem, type ReviewSource } from '#domains/verification/contract/cases/case-items.ts';
import type { ReviewItemBody } from '#domains/verification/contract/verification.ts';
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

/** What the reviewer found at a source outside the product; Enter in any field accepts the item. */
export function LookupForm({ item, source, hasNextCheck, fields, isSaving, onSave, onCancel }: Props) {
  const [lookup, setLookup] = useState({ reference: '', address: item.sources?.manual.registry?.url ?? '' });
  const [nextCheckOn, setNextCheckOn] = useState('');
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
        onChange={setLookup}
      />
      {hasNextCheck && (
        <TextField
          label={copy.nextCheck}
          type="date"
          isOptional
          error={fields['nextCheckOn']}
          value={nextCheckOn}
          onChange={(event) => setNextCheckOn(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isSaving && copy.accepting}>
          {copy.accept}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
