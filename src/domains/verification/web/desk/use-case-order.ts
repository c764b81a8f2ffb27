import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CaseSummary } from '#domains/verification/contract/verification.ts';
import { useAuth } from '#platform/web/session/auth.ts';
import { isWorkable } from '../queue/labels.ts';
import { queueOf } from '../queue/review.queries.ts';
import type { DeskFilter } from './desk-filter.ts';

/** The open case's position in the queue. */
export interface CaseOrder {
  /** From 1; null when it is not in the queue as filtered. */
  position: number | null;
  many: number;
  hasMore: boolean;
  previous: string | null;
  next: string | null;
  /** The next case that I can work on, from here to the end and then from the start. */
  nextToReview: string | null;
}

/** A decided case leaves the queue while it is still open: its neighbors are the ones that it had. */
export function useCaseOrder(filter: DeskFilter, words: string, opened: string | null): CaseOrder {
  const me = useAuth().user?.id;
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(queueOf(filter, words));
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const found = items.findIndex(({ id }) => id === opened);
  const [place, setPlace] = useState({ opened: '', at: 0 });
  if (opened && found !== -1 && (place.opened !== opened || place.at !== found)) setPlace({ opened, at: found });
  const wasHere = found === -1 && place.opened === opened;
  // What followed the case that left has moved up to its place.
  const at = found === -1 ? (wasHere ? place.at : -1) : found;
  const following = wasHere ? at : at + 1;

  const isNearEnd = opened !== null && at >= items.length - 2;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const isFree = (one: CaseSummary) =>
    one.id !== opened && isWorkable(one) && (one.claimedBy === null || one.claimedBy.id === me);
  return {
    position: found === -1 ? null : found + 1,
    many: items.length,
    hasMore: hasNextPage,
    previous: at > 0 ? (items[at - 1]?.id ?? null) : null,
    next: items[following]?.id ?? null,
    nextToReview: [...items.slice(following), ...items.slice(0, Math.max(following, 0))].find(isFree)?.id ?? null,
  };
}
