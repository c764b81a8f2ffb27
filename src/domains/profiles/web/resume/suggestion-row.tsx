import { Check, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { AcceptedFactInput, OfferedSuggestion } from '#domains/profiles/contract/resume/resume-imports.ts';
import { Button, IconButton } from '#platform/web/ui/actions/button.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { resumeCopy as copy } from './resume.copy.ts';
import { acceptedOf, missingIn } from './suggestion-facts.ts';
import { SuggestionForm } from './suggestion-form.tsx';
import { detailOf, labelOf } from './suggestion-words.ts';

interface SuggestionRowProps {
  suggestion: OfferedSuggestion;
  isBusy: boolean;
  accept: (fact: AcceptedFactInput) => Promise<void>;
  skip: () => void;
}

/** One suggestion with the line it comes from: add it, edit it first, or skip it. */
export function SuggestionRow({ suggestion, isBusy, accept, skip }: SuggestionRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { fact, state } = suggestion;
  const isSettled = state === 'added' || state === 'there';
  const isOpen = isEditing && !isSettled;
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <InPlace shows={isOpen ? 'form' : `line ${state}`} className="flex flex-col gap-3">
        {isOpen ? (
          <>
            <SourceLine text={suggestion.source} />
            <SuggestionForm suggestion={suggestion} accept={accept} onDone={() => setEditing(false)} />
          </>
        ) : (
          <>
            <SuggestionLine suggestion={suggestion} />
            {isSettled ? null : (
              <Actions
                suggestion={suggestion}
                isBusy={isBusy}
                onAdd={(accepted) => void accept(accepted).catch(() => undefined)}
                onEdit={() => setEditing(true)}
                onSkip={skip}
              />
            )}
          </>
        )}
      </InPlace>
      {fact.kind === 'license' && state === 'added' ? <p className="text-sm text-ink-soft">{copy.stated}</p> : null}
    </li>
  );
}

function SuggestionLine({ suggestion }: { suggestion: OfferedSuggestion }) {
  const { fact, state, source, sureness } = suggestion;
  const detail = detailOf(fact);
  const missing = missingIn(fact);
  const isOpen = state === 'open' || state === 'skipped';
  return (
    <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium text-ink">{labelOf(fact)}</span>
        {state === 'open' ? null : (
          <span className="inline-flex items-center gap-1 text-sm font-medium text-ok">
            {state === 'skipped' ? null : <Check aria-hidden size={16} />}
            <span className={state === 'skipped' ? 'text-ink-soft' : ''}>{copy.states[state]}</span>
          </span>
        )}
        {isOpen && sureness === 'check' ? <span className="text-sm font-medium text-warn">{copy.check}</span> : null}
      </p>
      {detail ? <p className="text-sm text-ink">{detail}</p> : null}
      {isOpen && missing.length > 0 ? (
        <p className="text-sm text-warn">{copy.missing(missing.map((field) => copy.fields[field]).join(', '))}</p>
      ) : null}
      {isOpen ? <SourceLine text={source} /> : null}
    </div>
  );
}

const SourceLine = ({ text }: { text: string }) => (
  <blockquote className="border-l-2 border-line-strong/60 pl-3 text-sm text-ink-soft">
    <span className="sr-only">{`${copy.from}: `}</span>“{text}”
  </blockquote>
);

interface ActionsProps {
  suggestion: OfferedSuggestion;
  isBusy: boolean;
  onAdd: (fact: AcceptedFactInput) => void;
  onEdit: () => void;
  onSkip: () => void;
}

function Actions({ suggestion: { fact, state }, isBusy, onAdd, onEdit, onSkip }: ActionsProps) {
  const label = labelOf(fact);
  const accepted = acceptedOf(fact);
  const isEditable = fact.kind !== 'phone' && fact.kind !== 'specialty';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {accepted ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={copy.addNamed(label)}
          aria-disabled={isBusy || undefined}
          onClick={() => (isBusy ? undefined : onAdd(accepted))}
        >
          {copy.add}
        </Button>
      ) : (
        <Button size="sm" variant="secondary" aria-label={copy.completeNamed(label)} onClick={onEdit}>
          {copy.complete}
        </Button>
      )}
      {state === 'skipped' ? null : (
        <Button size="sm" variant="quiet" aria-label={copy.skipNamed(label)} onClick={onSkip}>
          {copy.skip}
        </Button>
      )}
      {accepted && isEditable ? (
        <IconButton label={copy.editNamed(label)} onClick={onEdit}>
          <Pencil aria-hidden size={18} />
        </IconButton>
      ) : null}
    </div>
  );
}
