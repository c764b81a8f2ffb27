import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useGiveUp } from '#platform/web/api/use-give-up.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { refreshJobs } from './home.queries.ts';

const NONE: readonly QueryKey[] = [];

/**
 * Runs a step on a match, application, interview or offer: shows a refusal, and loads the current state again, with
 * the queries in `shown` that it also changes.
 */
export function useStep<Input>(step: (input: Input) => Promise<unknown>, done?: string, shown = NONE) {
  const client = useQueryClient();
  const { mutationKey, giveUp } = useGiveUp();
  const running = useMutation({
    mutationKey,
    mutationFn: step,
    onSuccess: () => {
      if (done) notice(done, { tone: 'ok' });
    },
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: async () => {
      for (const queryKey of shown) void client.invalidateQueries({ queryKey });
      await refreshJobs(client);
    },
  });
  return {
    ...running,
    /** Drops the step while it waits for a connection. */
    giveUp: () => {
      giveUp();
      running.reset();
    },
  };
}
