import type { ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';

interface Column<R> {
  id: string;
  header: string;
  cell: (row: R) => ReactNode;
  isNumber?: boolean;
}

/** A table that scrolls within its frame on narrow screens. The caption is its name for screen readers. */
export function Table<R>({
  caption,
  columns,
  rows,
  keyOf,
  isHighlighted,
  isDense = false,
}: {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Rows to highlight; their cells say why in words. */
  isHighlighted?: (row: R) => boolean;
  /** For rows whose cells hold controls: less room around them. */
  isDense?: boolean;
}) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={caption}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-paper">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classes(
                  'font-semibold whitespace-nowrap',
                  isDense ? 'px-2 py-2' : 'px-4 py-3',
                  column.isNumber && 'text-right',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)} className={isHighlighted?.(row) ? 'bg-danger-soft' : undefined}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classes(
                    isDense ? 'px-2' : 'px-4 py-3 align-baseline',
                    column.isNumber && 'tabular text-right',
                  )}
                >
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
