import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import type { Option } from './choice-groups.tsx';
import { TextField } from './text-field.tsx';

/** A choice of several among many: type to search; the chosen options show as removable chips. */
export function Combobox<V extends string>({
  label,
  hint,
  options,
  value,
  onChange,
  placeholder,
  id,
  error,
}: {
  label: string;
  hint?: ReactNode;
  options: readonly Option<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  placeholder?: string;
  id?: string;
  error?: string | undefined;
}) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const search = typed.trim().toLowerCase();
  const found =
    search === ''
      ? []
      : options.filter((o) => !value.includes(o.value) && o.label.toLowerCase().includes(search)).slice(0, 8);
  const choose = (chosen: V) => {
    onChange([...value, chosen]);
    setTyped('');
    setActive(0);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <TextField
          label={label}
          id={id}
          hint={hint}
          error={error}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found[active] ? `${listId}-${found[active].value}` : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault();
              const step = event.key === 'ArrowDown' ? 1 : -1;
              setActive((active + step + found.length) % Math.max(1, found.length));
            } else if (event.key === 'Enter' && found[active]) {
              event.preventDefault();
              choose(found[active].value);
            } else if (event.key === 'Escape') setTyped('');
          }}
        />
        {found.length > 0 && (
          <ul
            id={listId}
            role="listbox"
            aria-label={label}
            className="absolute z-20 mt-1 w-full overflow-hidden rounded-control border border-line bg-surface py-1 shadow-float"
          >
            {found.map((option, i) => (
              <li
                key={option.value}
                id={`${listId}-${option.value}`}
                role="option"
                aria-selected={i === active}
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(option.value);
                }}
                className={classes('flex min-h-11 cursor-pointer items-center px-4', i === active && 'bg-prairie-50')}
              >
                {option.label}
              </li>
            ))}
          </ul>
        )}
      </div>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {value.map((chosen) => {
            const text = options.find((o) => o.value === chosen)?.label ?? chosen;
            return (
              <li key={chosen}>
                <button
                  type="button"
                  onClick={() => onChange(value.filter((other) => other !== chosen))}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-prairie-50 px-4 py-1.5 text-sm font-medium hover:border-danger"
                >
                  {text}
                  <X aria-hidden size={16} />
                  <span className="sr-only">Remove</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
