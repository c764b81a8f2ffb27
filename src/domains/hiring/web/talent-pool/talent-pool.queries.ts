import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  askForPool,
  getPoolPlace,
  joinPool,
  leavePool,
  listMyPools,
  removeFromPool,
  searchPool,
} from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import { APPLICANTS_KEY } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { JOBS_KEY } from '#domains/hiring/web/candidate-home/home.queries.ts';
import type { RequestOf } from '#platform/contract/contract.ts';
import { call } from '#platform/web/api/api.ts';

/** Under the applicants' key: what refreshes them refreshes the pool. */
export const POOL_KEY = [...APPLICANTS_KEY, 'pool'] as const;

export type PoolQuestion = Omit<NonNullable<RequestOf<typeof searchPool>['body']>, 'cursor' | 'limit'>;

export const poolPages = (question: PoolQuestion, limit = 25) =>
  infiniteQueryOptions({
    queryKey: [...POOL_KEY, question, limit],
    queryFn: ({ pageParam }) =>
      call(searchPool, { body: { ...question, limit, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const poolPlaceOf = (id: string) =>
  queryOptions({ queryKey: [...POOL_KEY, 'place', id], queryFn: () => call(getPoolPlace, { params: { id } }) });
export const askPerson = (id: string, body: RequestOf<typeof askForPool>['body']) =>
  call(askForPool, { params: { id }, body });
export const removePerson = (id: string) => call(removeFromPool, { params: { id } });

export const myPools = () => queryOptions({ queryKey: [...JOBS_KEY, 'pools'], queryFn: () => call(listMyPools) });
export const join = ({ id, months }: { id: string; months: RequestOf<typeof joinPool>['body']['months'] }) =>
  call(joinPool, { params: { id }, body: { months } });
export const leave = (id: string) => call(leavePool, { params: { id } });
