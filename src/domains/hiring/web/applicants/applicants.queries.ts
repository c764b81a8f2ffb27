import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { getApplicant, listApplicants, STAGE_FILTERS, type StageFilter } from '#domains/hiring/contract/applicants.ts';
import { listInterviewers } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { call } from '#platform/web/api/api.ts';

export const APPLICANTS_KEY = ['applicants'] as const;
/** The filter in the address of the page. */
export const stageFilterOf = (address: URLSearchParams): StageFilter =>
  STAGE_FILTERS.find((known) => known === address.get('show')) ?? 'all';

export const applicantsOf = (jobId: string, stage: StageFilter) =>
  infiniteQueryOptions({
    queryKey: [...APPLICANTS_KEY, jobId, stage],
    queryFn: ({ pageParam }) =>
      call(listApplicants, {
        params: { id: jobId },
        query: { stage, limit: 20, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** A person in the order of a list. `ahead` loads them before the reader gets there, and does not count as opened. */
export const oneApplicant = (id: string, stage: StageFilter, ahead = false) =>
  queryOptions({
    queryKey: [...APPLICANTS_KEY, 'one', id, stage],
    queryFn: () => call(getApplicant, { params: { id }, query: { stage, ...(ahead && { ahead: 'true' }) } }),
    staleTime: 0,
  });

export const interviewersFor = (id: string) =>
  queryOptions({
    queryKey: [...APPLICANTS_KEY, 'interviewers', id],
    queryFn: () => call(listInterviewers, { params: { id } }),
  });

export const refreshApplicants = (client: QueryClient) => client.invalidateQueries({ queryKey: APPLICANTS_KEY });
