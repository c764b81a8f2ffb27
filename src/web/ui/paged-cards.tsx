import type { ReactNode } from 'react';
import { Paged, type Pages } from './paged.tsx';
import { EmptyState, Skeleton } from './states.tsx';

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
  children: (item: T, index: number) => ReactNode;
}) {
  return (
    <Paged
      query={query}
      skeleton={['first', 'second'].map((card) => (
        <Skeleton key={card} className="h-32" />
      ))}
      empty={<EmptyState title={empty.title}>{empty.body}</EmptyState>}
    >
      {(items) => (
        <ul aria-label={label} className="flex flex-col gap-4">
          {items.map((item, index) => (
            <li key={item.id}>{children(item, index)}</li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
