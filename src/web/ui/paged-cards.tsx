import type { ReactNode } from 'react';
import { EmptyState, QueryStates, Skeleton } from './states.tsx';
import { ShowMore } from './table.tsx';

interface Pages<T> {
  data: { pages: { items: T[] }[] } | undefined;
  error: Error | null;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** A keyset list of cards with its four states and the way to its next page. */
export function PagedCards<T extends { id: string }>({
  label,
  query,
  empty,
  children,
}: {
  label: string;
  query: Pages<T>;
  empty: { title: string; body: ReactNode };
  children: (item: T) => ReactNode;
}) {
  return (
    <QueryStates
      query={query}
      skeleton={['first', 'second'].map((card) => (
        <Skeleton key={card} className="h-32" />
      ))}
    >
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return <EmptyState title={empty.title}>{empty.body}</EmptyState>;
        return (
          <div className="flex flex-col gap-4">
            <ul aria-label={label} className="flex flex-col gap-4">
              {items.map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </ul>
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
