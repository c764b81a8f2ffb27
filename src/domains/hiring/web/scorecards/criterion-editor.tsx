import { LEVEL_LABELS, LEVELS, type Criterion } from '#domains/hiring/contract/scorecards/criteria.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { criteriaCopy as copy } from './criteria.copy.ts';
import { LawfulHint } from './lawful-hint.tsx';

interface Props {
  criterion: Criterion;
  at: number;
  /** The message of a field of this criterion, by its path within it. */
  error: (path: string) => string | undefined;
  onChange: (next: Criterion) => void;
  onRemove?: (() => void) | undefined;
}

/** One criterion: its name, what each level looks like, and what to ask. */
export function CriterionEditor({ criterion, at, error, onChange, onRemove }: Props) {
  const { name, anchors, questions } = criterion;
  const ofQuestion = questions.map((_, index) => error(`questions.${index}`)).find(Boolean);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{copy.criterion(at + 1)}</h2>
        {onRemove && (
          <Button variant="quiet" size="sm" aria-label={copy.remove(name)} onClick={onRemove}>
            {copy.removeShort}
          </Button>
        )}
      </div>
      <TextField
        label={copy.name}
        error={error('name')}
        value={name}
        onChange={({ target }) => onChange({ ...criterion, name: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {LEVELS.map((level, index) => (
          <TextArea
            key={level}
            label={copy.anchor(LEVEL_LABELS[level])}
            rows={3}
            error={error(`anchors.${index}`)}
            value={anchors[index] ?? ''}
            onChange={({ target }) =>
              onChange({ ...criterion, anchors: anchors.with(index, target.value) as Criterion['anchors'] })
            }
          />
        ))}
      </div>
      <TextArea
        label={copy.questions}
        hint={copy.questionsHint}
        isOptional
        rows={4}
        error={ofQuestion ?? error('questions')}
        value={questions.join('\n')}
        onChange={({ target }) =>
          onChange({ ...criterion, questions: target.value === '' ? [] : target.value.split('\n') })
        }
      />
      <LawfulHint text={questions.join('\n')} />
    </Card>
  );
}
