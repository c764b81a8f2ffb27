import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getUnmatched,
  listUnmatched,
  type UnmatchedReason,
  type UnmatchedSide,
} from '#domains/operations/contract/unmatched.ts';
import { call } from '#platform/web/api/api.ts';

export const unmatchedCounts = () =>
  queryOptions({
    queryKey: ['admin', 'unmatched', 'counts'],
    queryFn: () => call(getUnmatched),
    refetchInterval: 60_000,
  });

export const unmatchedRows = (side: UnmatchedSide, reason: UnmatchedReason | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'unmatched', side, reason],
    queryFn: ({ pageParam }) =>
      call(listUnmatched, { query: { side, ...(reason && { reason }), ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

/** The list behind a count. */
export const unmatchedPath = (side: UnmatchedSide, reason?: UnmatchedReason) =>
  `/admin/unmatched?side=${side}${reason ? `&reason=${reason}` : ''}`;
