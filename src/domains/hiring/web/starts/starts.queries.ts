import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getEmployerCheckIns } from '#domains/hiring/contract/starts/check-ins.ts';
import { getStart, listEmployerStarts, listMyStarts, type StartView } from '#domains/hiring/contract/starts/starts.ts';
import { call } from '#platform/web/api/api.ts';
import { useLive } from '#platform/web/api/live.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';

/** All queries about first days share one key, so that a change refreshes lists and checklists. */
export const STARTS_KEY = ['starts'] as const;

export const startOf = (id: string) =>
  queryOptions({ queryKey: [...STARTS_KEY, 'one', id], queryFn: () => call(getStart, { params: { id } }) });

export const myStarts = () => queryOptions({ queryKey: [...STARTS_KEY, 'mine'], queryFn: () => call(listMyStarts) });

export type Show = 'upcoming' | 'past';

export const employerStarts = (show: Show) =>
  infiniteQueryOptions({
    queryKey: [...STARTS_KEY, 'employer', show],
    queryFn: ({ pageParam }) =>
      call(listEmployerStarts, { query: { show, limit: 40, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const checkInTotals = () =>
  queryOptions({ queryKey: [...STARTS_KEY, 'totals'], queryFn: () => call(getEmployerCheckIns) });

/** Shows what the other side did without a reload. */
export const useLiveStarts = (): void => useLive({ applications: [STARTS_KEY] });

/** The dialog shows the refusal itself. */
export const IN_DIALOG = { isInDialog: true } as const;

/** Runs a step that returns the current checklist. A refusal is shown, unless a dialog does, and the state is loaded. */
export function useStartStep<Input>(
  step: (input: Input) => Promise<StartView>,
  { isInDialog = false }: { isInDialog?: boolean } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: (start) => {
      client.setQueryData(startOf(start.applicationId).queryKey, start);
    },
    onError: (error) => {
      if (!isInDialog) notice(error.message, { tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: STARTS_KEY }),
  });
}
