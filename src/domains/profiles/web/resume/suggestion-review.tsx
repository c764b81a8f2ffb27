import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfferedSuggestion, ResumeImportView } from '#domains/profiles/contract/resume/resume-imports.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { resumeCopy as copy } from './resume.copy.ts';
import { decide, keepImport, type Decision } from './resume.queries.ts';
import { acceptedOf } from './suggestion-facts.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { groupOf, type Group } from './suggestion-words.ts';

const GROUPS = Object.keys(copy.groups) as Group[];

/** The suggestions of a file in groups, added one by one or all that are clear at once. */
export function SuggestionReview({
  found,
  onDone,
  isClosing,
}: {
  found: ResumeImportView;
  onDone: () => void;
  isClosing: boolean;
}) {
  const client = useQueryClient();
  const decision = useMutation({
    mutationFn: (body: Decision) => decide(found.id, body),
    onSuccess: (changed) => keepImport(client, changed),
  });
  const clear = clearOf(found.suggestions);
  const hasOpen = found.suggestions.some(({ state }) => state === 'open');
  const words = copy[found.purpose];
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status">
          <h3 className="text-lg font-medium">{words.found(found.suggestions.length)}</h3>
          <p className="text-sm text-ink-soft wrap-anywhere">{found.fileName}</p>
        </div>
        {clear.length > 1 ? (
          <Button busy={decision.isPending && copy.adding} onClick={() => decision.mutate({ add: clear, skip: [] })}>
            {copy.addAll(clear.length)}
          </Button>
        ) : null}
      </div>
      {clear.length > 1 ? <p className="-mt-3 text-sm text-ink-soft">{copy.addAllHint}</p> : null}
      {found.isSpanish ? <Banner tone="info">{copy.spanish}</Banner> : null}
      {found.dropped.length > 0 ? (
        <Banner tone="info" title={copy.droppedTitle}>
          {copy.dropped(new Intl.ListFormat('en-US').format(found.dropped.map((kind) => copy.droppedKinds[kind])))}
        </Banner>
      ) : null}
      {decision.error ? <Banner tone="danger">{decision.error.message}</Banner> : null}
      {GROUPS.map((group) => {
        const rows = found.suggestions.filter(({ fact }) => groupOf(fact) === group);
        return rows.length === 0 ? null : (
          <section
            key={group}
            aria-labelledby={`${found.id}-${group}`}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
          >
            <h4 id={`${found.id}-${group}`} className="font-semibold">
              {copy.groups[group]}
            </h4>
            <ul>
              {rows.map((suggestion) => (
                <SuggestionRow
                  key={suggestion.id}
                  suggestion={suggestion}
                  isBusy={decision.isPending}
                  accept={async (fact) => {
                    await decision.mutateAsync({ add: [{ id: suggestion.id, fact }], skip: [] });
                  }}
                  skip={() => decision.mutate({ add: [], skip: [suggestion.id] })}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" busy={isClosing && copy.done} onClick={onDone}>
          {copy.done}
        </Button>
        <p className="text-sm text-ink-soft">{hasOpen ? copy.doneHint : copy.doneBody}</p>
      </div>
    </div>
  );
}

/** Stated expressly and complete. */
const clearOf = (suggestions: readonly OfferedSuggestion[]): Decision['add'] =>
  suggestions.flatMap(({ id, fact, state, sureness }) => {
    const accepted = state === 'open' && sureness === 'sure' ? acceptedOf(fact) : null;
    return accepted ? [{ id, fact: accepted }] : [];
  });
