import type { ReactNode } from 'react';

interface FoldedListProps<T> {
  items: readonly T[];
  /** How many show before the rest folds away. */
  first: number;
  /** The words that open the rest. */
  more: (rest: readonly T[]) => string;
  /** Renders one entry as a list item. */
  children: (item: T) => ReactNode;
}

export const SUMMARY = 'min-h-11 cursor-pointer content-center font-semibold text-link';
const LIST = 'flex flex-col divide-y divide-line';

/** A list whose first entries matter most: the rest folds away, unless it is a single one. */
export function FoldedList<T>({ items, first, more, children }: FoldedListProps<T>) {
  const isShort = items.length <= first + 1;
  const rest = isShort ? [] : items.slice(first);
  return (
    <>
      <ul className={LIST}>{(isShort ? items : items.slice(0, first)).map(children)}</ul>
      {rest.length > 0 ? (
        <details>
          <summary className={SUMMARY}>{more(rest)}</summary>
          <ul className={LIST}>{rest.map(children)}</ul>
        </details>
      ) : null}
    </>
  );
}
