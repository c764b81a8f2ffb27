import type { Criterion } from '#domains/hiring/contract/scorecards/criteria.ts';
import { scorecardsCopy as copy } from './scorecards.copy.ts';

/** The questions of one criterion. */
export const GuideQuestions = ({ questions }: Pick<Criterion, 'questions'>) => (
  <ul className="flex list-disc flex-col gap-1 pl-5">
    {questions.map((question) => (
      <li key={question} className="wrap-anywhere">
        {question}
      </li>
    ))}
  </ul>
);

/** What to ask about each criterion, folded away. */
export function InterviewGuide({ criteria }: { criteria: readonly Criterion[] }) {
  const asked = criteria.filter(({ questions }) => questions.length > 0);
  if (asked.length === 0) return null;
  return (
    <details className="border-t border-line pt-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">{copy.guide}</summary>
      <p className="text-ink-soft">{copy.guideLead}</p>
      <dl className="mt-3 flex flex-col gap-4">
        {asked.map(({ key, name, questions }) => (
          <div key={key}>
            <dt className="font-medium">{name}</dt>
            <dd className="mt-1">
              <GuideQuestions questions={questions} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
