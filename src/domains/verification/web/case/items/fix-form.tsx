import { useState, type FormEvent } from 'react';
import {
  answerFor,
  REVOCABLE,
  sourceLabel,
  type CaseItem,
  type ReviewSource,
} from '#domains/verification/contract/cases/case-items.ts';
import type { ReviewItemBody } from '#domains/verification/contract/verification.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { caseCopy as copy } from '../case.copy.ts';
import { LookupFields } from './lookup-fields.tsx';
import { revokingSources } from './offered-sources.ts';

interface Props {
  item: CaseItem;
  fields: Record<string, string | undefined>;
  isSaving: boolean;
  onSave: (body: Omit<ReviewItemBody, 'revision'>) => void;
  onCancel: () => void;
}

/** The message is kept in the tab under this name. */
export const fixDraft = ({ type, id, revision }: CaseItem): string => `fix-${type}-${id}-${revision}`;

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Asks the person for a fix of one item, or records that its issuer revoked it. */
export function FixForm({ item, fields, isSaving, onSave, onCancel }: Props) {
  const [{ message }, keep, drop] = useDraftState(fixDraft(item), { message: '' });
  const [isRevoked, setRevoked] = useState(false);
  const [source, setSource] = useState<ReviewSource | ''>('');
  const [lookup, setLookup] = useState({ reference: '', address: item.sources?.manual.registry?.url ?? '' });
  const sources = revokingSources(item);
  const isLookedUp = source !== '' && item.lookups.includes(source) && !answerFor(item.answers, source, 'needs_fix');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const revocation = { isRevoked, ...(source && { source }), ...(isLookedUp ? { lookup } : {}) };
    onSave({ outcome: 'needs_fix', message, ...(isRevoked ? revocation : {}) });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={copy.fixMessage}
        hint={copy.fixHint}
        rows={2}
        ref={focusOnMount}
        error={fields['message']}
        value={message}
        onChange={(event) => keep({ message: event.target.value })}
      />
      {REVOCABLE.has(item.type) && (
        <Checkbox label={copy.isRevoked} error={fields['isRevoked']} checked={isRevoked} onChange={setRevoked} />
      )}
      {isRevoked && (
        <SelectField
          label={copy.source}
          placeholder={copy.chooseSource}
          error={fields['source']}
          value={source}
          onChange={(event) => setSource(sources.find((one) => one === event.target.value) ?? '')}
          options={sources.map((value) => ({ value, label: sourceLabel(value, undefined) }))}
        />
      )}
      {isRevoked && isLookedUp && (
        <LookupFields
          values={lookup}
          errors={{ reference: fields['lookup.reference'], address: fields['lookup.address'] }}
          onChange={setLookup}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" size="sm" busy={isSaving && copy.accepting}>
          {copy.sendFix}
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
