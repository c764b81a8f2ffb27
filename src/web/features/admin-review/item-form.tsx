import { useState, type FormEvent } from 'react';
import {
  COPY_ONLY,
  REVIEW_SOURCES,
  REVOCABLE,
  type CaseItem,
  type ReviewSource,
} from '#shared/contracts/case-items.ts';
import { adminCopy } from '#web/copy/admin.ts';
import { ApiError } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Checkbox } from '#web/ui/toggles.tsx';
import { useReviewItem } from './review.queries.ts';

const copy = adminCopy.review;

/** What an item can sensibly be checked against, the usual one first. */
const SOURCES: Record<CaseItem['type'], readonly ReviewSource[]> = {
  identity: ['identity_paper', 'copy'],
  role: ['copy', 'nppes'],
  license: ['state_board', 'nursys', 'copy'],
  certification: ['issuer', 'copy'],
  work: ['employer', 'copy'],
  education: ['issuer', 'copy'],
  document: ['copy'],
  organization: ['directory', 'nppes', 'copy'],
  address: ['directory', 'nppes', 'copy'],
  contact: ['directory', 'copy'],
  npi: ['nppes'],
  facility: ['directory', 'nppes', 'copy'],
};
const IS_FACT = new Set<CaseItem['type']>(['license', 'certification', 'work', 'education']);

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Accept against a source, or say what to fix. What a fact was checked against is always chosen, never assumed. */
export function ItemForm({ caseId, item }: { caseId: string; item: CaseItem }) {
  const review = useReviewItem(caseId);
  const choices = SOURCES[item.type];
  const [source, setSource] = useState<string>(IS_FACT.has(item.type) ? '' : (choices[0] ?? ''));
  const [nextCheckOn, setNextCheckOn] = useState('');
  const [message, setMessage] = useState('');
  const [isFixing, setFixing] = useState(false);
  const [isRevoked, setRevoked] = useState(false);
  const failure = review.error instanceof ApiError ? review.error : null;
  const fields = failure?.fields ?? {};
  const chosen = REVIEW_SOURCES.find(({ id }) => id === source)?.id;

  const submit = (outcome: 'accepted' | 'needs_fix') => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body =
      outcome === 'accepted'
        ? {
            outcome,
            ...(chosen ? { source: chosen } : {}),
            ...(nextCheckOn ? { nextCheckOn } : {}),
            revision: item.revision,
          }
        : { outcome, message, ...(isRevoked ? { isRevoked, source: chosen } : {}), revision: item.revision };
    const card = event.currentTarget.closest('[data-item]');
    review.mutateAsync({ type: item.type, itemId: item.id, body }).then(
      () => (card?.nextElementSibling ?? card)?.querySelector<HTMLElement>('[data-title]')?.focus(),
      // Shown above the form.
      () => undefined,
    );
  };

  const sourceField = (among: readonly ReviewSource[]) => (
    <SelectField
      label={copy.source}
      placeholder={copy.chooseSource}
      error={fields['source']}
      value={source}
      onChange={(event) => setSource(event.target.value)}
      options={REVIEW_SOURCES.filter(({ id }) => among.includes(id)).map(({ id, label }) => ({ value: id, label }))}
    />
  );

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <FormFailure refusal={failure} />
      {isFixing ? (
        <form onSubmit={submit('needs_fix')} className="flex flex-col gap-3">
          <TextArea
            label={copy.fixMessage}
            hint={copy.fixHint}
            rows={2}
            ref={focusOnMount}
            error={fields['message']}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          {REVOCABLE.has(item.type) && (
            <Checkbox label={copy.isRevoked} error={fields['isRevoked']} checked={isRevoked} onChange={setRevoked} />
          )}
          {isRevoked && sourceField(choices.filter((one) => one !== COPY_ONLY))}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="danger" size="sm" busy={review.isPending && copy.accepting}>
              {copy.sendFix}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setFixing(false)}>
              {copy.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <form onSubmit={submit('accepted')} className="flex flex-wrap items-end gap-3">
          <div className="min-w-48 flex-1">{sourceField(choices)}</div>
          {IS_FACT.has(item.type) && source !== 'copy' && source !== '' && (
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
            <Button type="submit" size="sm" busy={review.isPending && copy.accepting}>
              {copy.accept}
            </Button>
            <Button data-fix variant="secondary" size="sm" onClick={() => setFixing(true)}>
              {copy.fix}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
