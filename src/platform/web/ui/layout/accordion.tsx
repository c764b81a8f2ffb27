import { useId, type ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import { DownIcon } from '#platform/web/ui/icons/more-icons.tsx';

interface Item {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/**
 * One item open at a time; `value` is its id, or empty. Closed content stays in the HTML for search engines, and for
 * browsers without scripts, which show all of it.
 */
export function Accordion({
  items,
  value,
  onChange,
}: {
  items: readonly Item[];
  value: string;
  onChange: (id: string) => void;
}) {
  const base = useId();
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      {items.map(({ id, title, content }) => {
        const isOpen = id === value;
        return (
          <div key={id}>
            <h3>
              <button
                type="button"
                id={`${base}-${id}-title`}
                aria-expanded={isOpen}
                aria-controls={`${base}-${id}`}
                onClick={() => onChange(isOpen ? '' : id)}
                className="flex min-h-14 w-full items-center justify-between gap-4 px-5 py-3 text-left text-lg font-semibold"
              >
                {title}
                <DownIcon
                  aria-hidden
                  size={20}
                  className={classes('shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
                />
              </button>
            </h3>
            <div
              id={`${base}-${id}`}
              role="region"
              aria-labelledby={`${base}-${id}-title`}
              className={classes('px-5 pb-5 text-ink-soft', !isOpen && 'hidden still:block')}
            >
              {content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
