import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { refreshApplicants } from './applicants.queries.ts';

/** Runs a step with an applicant: shows a refusal, and loads the current state again. */
export function useStep<Input = void>(step: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => refreshApplicants(client),
  });
}
