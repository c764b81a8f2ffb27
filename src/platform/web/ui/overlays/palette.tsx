import { Dialog as Radix } from 'radix-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import { useFocusReturn } from './dialog-frame.ts';

export interface PaletteOption {
  id: string;
  label: string;
  hint?: string;
}

interface Props {
  /** The accessible name of the dialog and the field. */
  label: string;
  placeholder: string;
  /** Shown when no option matches. */
  nothing: string;
  query: string;
  onQuery: (query: string) => void;
  options: readonly PaletteOption[];
  onPick: (id: string) => void;
  onClose: () => void;
}

/** A command palette: type to filter, arrow keys to move, Enter to choose, Escape to close. */
export function Palette({ label, placeholder, nothing, query, onQuery, options, onPick, onClose }: Props) {
  const focusReturn = useFocusReturn();
  const list = useId();
  const [at, setAt] = useState(0);
  const active = Math.min(at, options.length - 1);
  const idOf = (index: number) => `${list}-${index}`;
  const move = (to: number) => {
    const next = options.length === 0 ? 0 : (to + options.length) % options.length;
    setAt(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter' && chosen) onPick(chosen.id);
    else return;
    event.preventDefault();
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/45 motion-safe:animate-[float-in_150ms_var(--ease-out)]" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <input
            role="combobox"
            aria-label={label}
            aria-expanded
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={options.length > 0 ? idOf(active) : undefined}
            placeholder={placeholder}
            value={query}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setAt(0);
              onQuery(event.target.value);
            }}
            className="min-h-14 w-full border-b border-line bg-surface px-5 text-lg text-ink placeholder:text-ink-soft/80 focus-visible:outline-offset-[-2px]"
          />
          <ul id={list} role="listbox" aria-label={label} className="overflow-y-auto p-2">
            {options.map((option, index) => (
              // The field keeps the focus and the keyboard; clicking is the alternative for a pointer.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={option.id}
                id={idOf(index)}
                role="option"
                aria-selected={index === active}
                onMouseMove={() => setAt(index)}
                onClick={() => onPick(option.id)}
                className={classes(
                  'flex min-h-11 cursor-pointer flex-col justify-center gap-x-4 rounded-control px-3 py-2 sm:flex-row sm:items-center sm:justify-between',
                  index === active && 'bg-prairie-50',
                )}
              >
                <span className="min-w-0 font-medium break-words">{option.label}</span>
                {option.hint && <span className="min-w-0 text-sm break-all text-ink-soft">{option.hint}</span>}
              </li>
            ))}
          </ul>
          {options.length === 0 && (
            <p role="status" className="px-5 pb-5 text-ink-soft">
              {nothing}
            </p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
