import {
  answerFor,
  sourceLabel,
  type CaseItem,
  type ReviewSource,
} from '#domains/verification/contract/cases/case-items.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { evidenceCopy as copy } from './evidence.copy.ts';
import { offeredSources } from './offered-sources.ts';

interface Props {
  item: CaseItem;
  /** The source that is being saved. */
  saving: ReviewSource | null;
  /** The source whose lookup is being entered. */
  lookingUp: ReviewSource | null;
  onChoose: (source: ReviewSource) => void;
}

/** Each piece of evidence that exists for the item, with its key: choosing one accepts the item against it. */
export function EvidenceChoices({ item, saving, lookingUp, onChoose }: Props) {
  return (
    <div role="group" aria-label={copy.choices} className="flex flex-col items-start gap-1.5">
      <p aria-hidden className="text-sm font-semibold">
        {copy.choices}
      </p>
      {offeredSources(item).map((source, i) => {
        const answer = answerFor(item.answers, source, 'accepted');
        return (
          <Button
            key={source}
            data-evidence={i + 1}
            variant="secondary"
            size="sm"
            className="max-w-full text-left"
            aria-keyshortcuts={String(i + 1)}
            aria-expanded={answer ? undefined : lookingUp === source}
            busy={saving === source && copy.saving}
            onClick={() => onChoose(source)}
          >
            <kbd
              aria-hidden
              className="hidden rounded-sm border border-line px-1.5 font-sans text-xs font-normal lg:inline"
            >
              {i + 1}
            </kbd>
            <span className="min-w-0 break-words">
              {sourceLabel(source, answer?.evidence.kind)}
              {answer && <span className="font-normal text-ink-soft">{copy.from(answer.evidence)}</span>}
              {!answer && <span className="font-normal text-ink-soft">{copy.lookUp}</span>}
            </span>
          </Button>
        );
      })}
    </div>
  );
}
