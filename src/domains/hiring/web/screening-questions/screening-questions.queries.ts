import { queryOptions } from '@tanstack/react-query';
import { getMyScreening, getScreening, getScreeningAnswers } from '#domains/hiring/contract/screening-questions.ts';
import { APPLICANTS_KEY } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { call } from '#platform/web/api/api.ts';

export const screeningOf = (jobId: string) =>
  queryOptions({
    queryKey: ['screening', jobId],
    queryFn: () => call(getScreening, { params: { id: jobId } }),
  });

/** Read anew before each application: the employer may have changed what they ask. */
export const myScreening = (jobId: string) =>
  queryOptions({
    queryKey: ['screening', 'mine', jobId],
    queryFn: () => call(getMyScreening, { params: { id: jobId } }),
    staleTime: 0,
  });

export const screeningAnswersOf = (applicationId: string) =>
  queryOptions({
    queryKey: [...APPLICANTS_KEY, 'screening', applicationId],
    queryFn: () => call(getScreeningAnswers, { params: { id: applicationId } }),
  });
