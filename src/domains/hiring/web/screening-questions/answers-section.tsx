import { useQuery } from '@tanstack/react-query';
import type { PersonProps, PersonSection } from '#domains/hiring/web/person/person-section.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { screeningCopy as copy } from './screening-questions.copy.ts';
import { screeningAnswersOf } from './screening-questions.queries.ts';

/** What the person answered when applying, under the words that they read. */
const Answers = ({ person }: PersonProps) => (
  <QueryStates query={useQuery(screeningAnswersOf(person.id))} skeleton={<Skeleton className="h-12" />}>
    {({ items }) => (
      <dl className="flex flex-col gap-3">
        {items.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className="text-ink-soft wrap-anywhere">{question}</dt>
            <dd dir="auto" className="measure font-medium wrap-anywhere whitespace-pre-line">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </QueryStates>
);

export const answersSection: PersonSection = {
  id: 'answers',
  title: copy.answers,
  column: 'main',
  isShown: ({ person }) => person.hasAnswers,
  Content: Answers,
};
