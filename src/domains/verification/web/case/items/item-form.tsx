import { useState, type FormEvent } from 'react';
import {
  answerFor,
  BY_HAND,
  COPY_ONLY,
  REVOCABLE,
  sourceLabel,
  SOURCES_OF,
  type CaseItem,
  type ReviewSource,
} from '#domains/verification/contract/cases/case-items.ts';
import { caseCopy as copy } from '../case.copy.ts';
import { evidenceCopy } from './evidence.copy.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { LookupFields } from './lookup-fields.tsx';
import { useReviewItem } from '#domains/verification/web/queue/review.queries.ts';

const IS_FACT = new Set<CaseItem['type']>(['license', 'certification', 'work', 'education']);

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/**
 * Accepts against a source that answered or was looked up, or asks for a fix. The reviewer always chooses the source;
 * it is never assumed.
 */
export function ItemForm({ caseId, item }: { caseId: string; item: CaseItem }) {
  const review = useReviewItem(caseId);
  const choices = choicesOf(item);
  const answered = choices.find((one) => answerFor(item.answers, one, 'accepted'));
  const [source, setSource] = useState<ReviewSource | ''>(IS_FACT.has(item.type) ? '' : (answered ?? ''));
  const [lookup, setLookup] = useState({ reference: '', address: item.sources?.manual.registry?.url ?? '' });
  const [nextCheckOn, setNextCheckOn] = useState('');
  const [message, setMessage] = useState('');
  const [isFixing, setFixing] = useState(false);
  const [isRevoked, setRevoked] = useState(false);
  const failure = review.error instanceof ApiError ? review.error : null;
  const fields = failure?.fields ?? {};
  const chosen = source || undefined;
  const isLookedUp = (outcome: 'accepted' | 'needs_fix') =>
    source !== '' && BY_HAND.has(source) && !answerFor(item.answers, source, outcome);

  const submit = (outcome: 'accepted' | 'needs_fix') => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body =
      outcome === 'accepted'
        ? {
            outcome,
            ...(chosen ? { source: chosen } : {}),
            ...(isLookedUp(outcome) ? { lookup } : {}),
            ...(nextCheckOn ? { nextCheckOn } : {}),
            revision: item.revision,
          }
        : {
            outcome,
            message,
            ...(isRevoked ? { isRevoked, source: chosen, ...(isLookedUp(outcome) ? { lookup } : {}) } : {}),
            revision: item.revision,
          };
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
      hint={missingHint(item)}
      error={fields['source']}
      value={source}
      onChange={(event) => setSource(among.find((one) => one === event.target.value) ?? '')}
      options={among.map((value) => ({ value, label: sourceLabel(value, copyKindOf(item)) }))}
    />
  );
  const lookupFields = (
    <LookupFields
      values={lookup}
      errors={{ reference: fields['lookup.reference'], address: fields['lookup.address'] }}
      onChange={setLookup}
    />
  );

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <FormError refusal={failure} />
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
          {isRevoked && isLookedUp('needs_fix') && lookupFields}
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
          {isLookedUp('accepted') && lookupFields}
          {IS_FACT.has(item.type) && source !== COPY_ONLY && source !== '' && (
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

/** A source that only the product can ask is offered once it answered; one looked up by hand is always offered. */
const choicesOf = ({ type, answers }: CaseItem): readonly ReviewSource[] =>
  SOURCES_OF[type].filter((source) => BY_HAND.has(source) || answers.some((answer) => answer.source === source));

const copyKindOf = ({ answers }: CaseItem) => answerFor(answers, COPY_ONLY, 'accepted')?.evidence.kind;

/** Explains why a source cannot be chosen. */
function missingHint(item: CaseItem): string | undefined {
  const choices = choicesOf(item);
  const missing = SOURCES_OF[item.type].filter((source) => !choices.includes(source));
  return (
    missing
      .map((source) => evidenceCopy.missingSources[source])
      .filter(Boolean)
      .join(' ') || undefined
  );
}
