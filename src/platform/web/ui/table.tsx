import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';

interface Column<R> {
  id: string;
  header: string;
  cell: (row: R) => ReactNode;
  isNumber?: boolean;
}

/** A table that scrolls within its frame on narrow screens. The caption names it for screen readers. */
export function Table<R>({
  caption,
  columns,
  rows,
  keyOf,
  isTrouble,
}: {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Rows that stand out; their cells say why in words. */
  isTrouble?: (row: R) => boolean;
}) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={caption}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-paper">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classes('px-4 py-3 font-semibold whitespace-nowrap', column.isNumber && 'text-right')}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)} className={isTrouble?.(row) ? 'bg-danger-soft' : undefined}>
              {columns.map((column) => (
                <td key={column.id} className={classes('px-4 py-3 align-top', column.isNumber && 'tabular text-right')}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The next page of a keyset list. With the last one the button goes: a line that says so takes up the focus, which
 * would fall back to the top of the page.
 */
export function ShowMore({ hasMore, isLoading, onMore }: { hasMore: boolean; isLoading: boolean; onMore: () => void }) {
  const [wasAsked, setAsked] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!hasMore && document.activeElement === document.body) end.current?.focus();
  }, [hasMore]);
  if (!hasMore) {
    return wasAsked ? (
      <p ref={end} tabIndex={-1} className="pt-2 text-center text-sm text-ink-soft">
        That is all.
      </p>
    ) : null;
  }
  return (
    <div className="flex justify-center pt-2">
      <Button
        variant="secondary"
        busy={isLoading && 'Loading…'}
        onClick={() => {
          setAsked(true);
          onMore();
        }}
      >
        Show more
      </Button>
    </div>
  );
}
