import { LEVEL_LABELS, LEVELS, type Criterion, type Level } from '#domains/hiring/contract/scorecards/criteria.ts';
import type { ScorecardAnswer } from '#domains/hiring/contract/scorecards/scorecards.ts';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { GuideQuestions } from './guide.tsx';
import { LawfulHint } from './lawful-hint.tsx';
import { scorecardsCopy as copy } from './scorecards.copy.ts';

const NONE = 'none';
type Choice = `${Level}` | typeof NONE;

interface Props {
  criterion: Criterion;
  answer: ScorecardAnswer;
  errors: { level?: string | undefined; evidence?: string | undefined };
  onChange: (next: ScorecardAnswer) => void;
}

/** One criterion: what each level looks like, and the evidence for the one that is chosen. */
export function CriterionFields({ criterion: { name, anchors, questions }, answer, errors, onChange }: Props) {
  const options = [
    ...LEVELS.map((level) => ({
      value: `${level}` as Choice,
      label: `${level} · ${LEVEL_LABELS[level]}`,
      hint: anchors[level - 1] ?? '',
    })),
    { value: NONE as Choice, label: copy.notAssessed },
  ];
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <RadioCards
        legend={name}
        error={errors.level}
        options={options}
        value={answer.level ? `${answer.level}` : NONE}
        onChange={(value) => onChange({ ...answer, level: LEVELS.find((level) => `${level}` === value) ?? null })}
      />
      {questions.length > 0 && (
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
            {copy.questions}
          </summary>
          <GuideQuestions questions={questions} />
        </details>
      )}
      <TextArea
        label={copy.evidence(name)}
        hint={copy.evidenceHint}
        isOptional={answer.level === null}
        rows={3}
        error={errors.evidence}
        value={answer.evidence ?? ''}
        onChange={({ target }) => onChange({ ...answer, evidence: target.value })}
      />
      <LawfulHint text={answer.evidence ?? ''} />
    </div>
  );
}
