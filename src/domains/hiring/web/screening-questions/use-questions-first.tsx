import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AskedQuestion } from '#domains/hiring/contract/screening-questions.ts';
import { QuestionsDialog } from './questions-dialog.tsx';
import { myScreening } from './screening-questions.queries.ts';

/** Asks what is not answered yet, then runs the step that applies. The server refuses an application without answers. */
export function useQuestionsFirst(jobId: string, apply: () => void): { start: () => void; dialog: ReactNode } {
  const client = useQueryClient();
  const [questions, setQuestions] = useState<readonly AskedQuestion[] | null>(null);
  const start = async () => {
    // Without an answer, the application itself says what is wrong.
    const asked = await client.fetchQuery(myScreening(jobId)).catch(() => null);
    if (asked?.items.some(({ answer }) => answer === null)) setQuestions(asked.items);
    else apply();
  };
  return {
    start: () => void start(),
    dialog: questions && (
      <QuestionsDialog
        jobId={jobId}
        questions={questions}
        onAnswered={() => {
          setQuestions(null);
          apply();
        }}
        onClose={() => setQuestions(null)}
      />
    ),
  };
}
