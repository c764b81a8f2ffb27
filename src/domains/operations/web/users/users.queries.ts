import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#platform/contract/contract.ts';
import {
  changeRole,
  endSessions,
  endTwoStep,
  getUser,
  keepTwoStep,
  liftSuspension,
  listUsers,
  suspendUser,
  type UserView,
} from '#domains/operations/contract/users.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { call } from '#platform/web/api/api.ts';

export type UserFilter = Pick<RequestOf<typeof listUsers>['body'], 'q' | 'role' | 'status'>;

export const usersOf = (filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', filter],
    queryFn: ({ pageParam }) => call(listUsers, { body: { ...filter, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** Each view writes an audit line, so it isn't refetched automatically. */
export const userOf = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: () => call(getUser, { params: { id } }),
    refetchOnReconnect: false,
  });

/** Each step returns the account's new state. */
function useUserStep<V>(id: string, run: (variables: V) => Promise<UserView>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (user) => {
      client.setQueryData(userOf(id).queryKey, user);
      void client.invalidateQueries({ queryKey: ['admin', 'users'] });
      void client.invalidateQueries({ queryKey: ['admin', 'holds'] });
    },
  });
}

const of = (id: string) => ({ params: { id } });

export const useEndSessions = (id: string) =>
  useUserStep(id, (sessionId: string | undefined) =>
    call(endSessions, { ...of(id), body: sessionId ? { sessionId } : {} }),
  );
export const useSuspend = (id: string) =>
  useUserStep(id, (reason: string) => call(suspendUser, { ...of(id), body: { reason } }));
export const useLift = (id: string) =>
  useUserStep(id, (reason: string) => call(liftSuspension, { ...of(id), body: { reason } }));
export const useEndTwoStep = (id: string) =>
  useUserStep(id, (body: RequestOf<typeof endTwoStep>['body']) => call(endTwoStep, { ...of(id), body }));
export const useKeepTwoStep = (id: string) => useUserStep(id, () => call(keepTwoStep, of(id)));
export const useChangeRole = (id: string) =>
  useUserStep(id, (body: { role: Role; reason: string }) => call(changeRole, { ...of(id), body }));
