import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#platform/contract/contract.ts';
import {
  requestReview,
  askPastEmployer,
  commentWorkConfirmation,
  listWorkConfirmations,
  revokeWorkConfirmation,
  type MyWorkConfirmations,
} from '#domains/profiles/contract/work/work-confirmations.ts';
import { call } from '#platform/web/api/api.ts';

export const myWorkConfirmations = () =>
  queryOptions({ queryKey: ['work-confirmations'], queryFn: () => call(listWorkConfirmations) });

/** Each write returns the whole list. */
function useChange<Input>(change: (given: Input) => Promise<MyWorkConfirmations>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (list) => client.setQueryData(myWorkConfirmations().queryKey, list),
  });
}

export const useAskEmployer = () =>
  useChange((body: RequestOf<typeof askPastEmployer>['body']) => call(askPastEmployer, { body }));

export const useRevoke = () => useChange((id: string) => call(revokeWorkConfirmation, { params: { id } }));

export const useComment = () =>
  useChange(({ id, comment }: { id: string; comment: string }) =>
    call(commentWorkConfirmation, { params: { id }, body: { comment } }),
  );

export const useRequestReview = () => useChange((id: string) => call(requestReview, { params: { id } }));
