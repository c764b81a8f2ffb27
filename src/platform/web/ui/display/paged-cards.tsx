import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Paged, type Pages } from './paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';

/** A keyset-paginated list of cards with its four states and a button for the next page. */
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
  const { frame, onFocus } = useFocusAfterRemoval(query.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  return (
    <div ref={frame} role="group" aria-label={label} tabIndex={-1} onFocus={onFocus}>
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
              <li key={item.id} data-card={item.id} tabIndex={-1} className="rounded-card">
                {children(item, index)}
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}

/**
 * When the focused card leaves the list, the browser drops the focus and the keyboard starts again at the top of the
 * page. This moves the focus to the card that took its place, or to the list when it is empty.
 */
function useFocusAfterRemoval(ids: readonly string[] = []) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ id: string; index: number } | null>(null);
  const order = ids.join();
  useEffect(() => {
    const shown = order.split(',');
    if (!held.current || shown.includes(held.current.id)) return;
    const { index } = held.current;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const cards = frame.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
    (cards[Math.min(index, cards.length - 1)] ?? frame.current)?.focus();
  }, [order]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const card = target.closest<HTMLElement>('[data-card]');
    const id = card?.dataset['card'];
    held.current = id ? { id, index: order.split(',').indexOf(id) } : null;
  };
  return { frame, onFocus };
}
