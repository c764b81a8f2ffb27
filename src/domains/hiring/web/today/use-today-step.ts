import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshApplicants } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';

/** Handles an item in place: the list and everything else that shows its person load again. */
export function useTodayStep<Input = void>(step: (input: Input) => Promise<unknown>, done: (input: Input) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: (_, input) => notice(done(input), { tone: 'ok' }),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => refreshApplicants(client),
  });
}
