import { queryOptions } from '@tanstack/react-query';
import {
  getUnmatched,
  listUnmatched,
  searchUnmatched,
  type UnmatchedReason,
  type UnmatchedSide,
} from '#domains/operations/contract/unmatched.ts';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';

export const unmatchedCounts = () =>
  queryOptions({
    queryKey: ['admin', 'unmatched', 'counts'],
    queryFn: () => call(getUnmatched),
    refetchInterval: 60_000,
  });

export const unmatchedRows = (side: UnmatchedSide, reason: UnmatchedReason | undefined, q: string) =>
  listPages(['admin', 'unmatched', side, reason, q], (page) => {
    const asked = { side, ...(reason && { reason }), ...page };
    return q ? call(searchUnmatched, { body: { ...asked, q } }) : call(listUnmatched, { query: asked });
  });

/** The list behind a count. */
export const unmatchedPath = (side: UnmatchedSide, reason?: UnmatchedReason) =>
  `/admin/unmatched?side=${side}${reason ? `&reason=${reason}` : ''}`;
