import { queryOptions } from '@tanstack/react-query';
import {
  answerWorkConfirmation,
  openWorkConfirmation,
  type EmployerAnswer,
} from '#domains/profiles/contract/work/work-confirmations.ts';
import { call } from '#platform/web/api/api.ts';

export const linkedQuestion = (token: string) =>
  queryOptions({
    queryKey: ['linked-question', token],
    queryFn: () => call(openWorkConfirmation, { body: { token } }),
    retry: false,
    // Not refetched automatically, so that input is never replaced.
    staleTime: Infinity,
  });

export const sendAnswer = (token: string, answer: EmployerAnswer) =>
  call(answerWorkConfirmation, { body: { token, answer } });
