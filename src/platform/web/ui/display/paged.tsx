import type { ReactNode } from 'react';
import { QueryStates } from '#platform/web/ui/feedback/states.tsx';
import { ShowMore } from './show-more.tsx';

/** The parts of `useInfiniteQuery` that the list needs. */
export interface Pages<T> {
  data: { pages: { items: T[] }[] } | undefined;
  error: Error | null;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** A keyset-paginated list of any layout with its four states and a button for the next page. */
export function Paged<T>({
  query,
  skeleton,
  empty,
  isDense = false,
  children,
}: {
  query: Pages<T>;
  skeleton: ReactNode;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  isDense?: boolean;
  children: (items: T[]) => ReactNode;
}) {
  return (
    <QueryStates query={query} skeleton={skeleton}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return empty;
        return (
          <div className={isDense ? 'flex flex-col gap-3' : 'flex flex-col gap-4'}>
            {children(items)}
            <ShowMore
              hasMore={query.hasNextPage}
              isLoading={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          </div>
        );
      }}
    </QueryStates>
  );
}
