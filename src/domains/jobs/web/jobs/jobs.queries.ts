import { infiniteQueryOptions, queryOptions, skipToken, type QueryKey } from '@tanstack/react-query';
import { getJob, listMyJobs, previewEligibility, type JobDraft } from '#domains/jobs/contract/jobs.ts';
import { previewJob } from '#domains/jobs/contract/preview.ts';
import { call } from '#platform/web/api/api.ts';

export const JOBS_KEY = ['employer-jobs'] as const;
export type JobFilter = 'all' | 'open' | 'draft' | 'ended';

export const myJobs = (status: JobFilter) =>
  infiniteQueryOptions({
    queryKey: [...JOBS_KEY, 'list', status],
    queryFn: ({ pageParam }) =>
      call(listMyJobs, { query: { status, limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const oneJob = (id: string) =>
  queryOptions({ queryKey: [...JOBS_KEY, 'one', id], queryFn: () => call(getJob, { params: { id } }) });

/** What shows a job that changed: the lists, and its own page. */
export const changedJob = (id: string | undefined): readonly QueryKey[] =>
  id ? [[...JOBS_KEY, 'list'], oneJob(id).queryKey] : [JOBS_KEY];

/** Counts again when the draft changes; the last count stays until the new one arrives. */
export const eligibilityOf = (draft: JobDraft | null) =>
  queryOptions({
    queryKey: ['eligibility', draft],
    queryFn: draft ? () => call(previewEligibility, { body: draft }) : skipToken,
    placeholderData: (before) => before,
    retry: false,
  });

/** What surrounds a draft on its page. */
export const surroundingsOf = (draft: JobDraft) =>
  queryOptions({ queryKey: ['job-preview', draft], queryFn: () => call(previewJob, { body: draft }), retry: false });
