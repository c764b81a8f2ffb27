import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listJobTable, listResponsible } from '#domains/jobs/contract/job-table.ts';
import { JOBS_KEY } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { call } from '#platform/web/api/api.ts';
import type { TableAddress } from './table-address.ts';

const ROWS = 40;

export const jobTable = ({ words, status, whose, sort }: Omit<TableAddress, 'columns'>) =>
  infiniteQueryOptions({
    queryKey: [...JOBS_KEY, 'list', 'table', words, status, whose, sort],
    queryFn: ({ pageParam }) =>
      call(listJobTable, {
        query: { words, status, whose, sort, limit: ROWS, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });

export const responsibleMembers = () =>
  queryOptions({ queryKey: ['job-responsible'], queryFn: () => call(listResponsible) });
