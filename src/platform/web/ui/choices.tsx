import { Check, X } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useId, useState, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldError, TextField } from './fields.tsx';

interface Option<V extends string> {
  value: V;
  label: string;
  hint?: string;
}

interface GroupProps {
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
}

function Legend({ id, legend, hint, error }: GroupProps & { id: string }) {
  return (
    <>
      <span id={id} className="font-medium">
        {legend}
      </span>
      {hint && <span className="text-sm text-ink-soft">{hint}</span>}
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}

/** One of a few, as cards. */
export function RadioCards<V extends string>({
  legend,
  hint,
  error,
  options,
  value,
  onChange,
  columns = 2,
}: GroupProps & { options: readonly Option<V>[]; value: V | null; onChange: (value: V) => void; columns?: 1 | 2 | 3 }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <Legend id={id} legend={legend} hint={hint} error={error} />
      <RadioGroup.Root
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value ?? ''}
        onValueChange={(next) => onChange(next as V)}
        className={classes(
          'grid gap-3',
          columns === 2 && 'sm:grid-cols-2',
          columns === 3 && 'sm:grid-cols-2 lg:grid-cols-3',
        )}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            className="flex min-h-11 items-start gap-3 rounded-control border border-line-strong bg-surface px-4 py-3 text-left hover:border-primary data-[state=checked]:border-primary data-[state=checked]:bg-prairie-50 data-[state=checked]:ring-1 data-[state=checked]:ring-primary"
          >
            <span
              aria-hidden
              className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface"
            >
              <RadioGroup.Indicator className="size-3 rounded-full bg-primary" />
            </span>
            <span>
              <span className="block font-medium">{option.label}</span>
              {option.hint && <span className="mt-0.5 block text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

/** Any of several, as chips that are pressed or not. */
export function ChipGroup<V extends string>({
  legend,
  hint,
  error,
  options,
  value,
  onChange,
}: GroupProps & { options: readonly Option<V>[]; value: readonly V[]; onChange: (value: V[]) => void }) {
  const id = useId();
  const toggle = (chosen: V) =>
    onChange(value.includes(chosen) ? value.filter((one) => one !== chosen) : [...value, chosen]);
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <Legend id={id} legend={legend} hint={hint} error={error} />
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isOn = value.includes(option.value);
          return (
            <button
              key={option.value}
              type="button"
              aria-pressed={isOn}
              onClick={() => toggle(option.value)}
              className={classes(
                'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 text-sm font-medium wrap-anywhere transition-colors',
                isOn
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-line-strong bg-surface hover:border-primary hover:bg-prairie-50',
              )}
            >
              {isOn && <Check aria-hidden size={16} />}
              {option.label}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Several of many: type to find, choose, and see what is chosen as removable chips. */
export function Combobox<V extends string>({
  label,
  hint,
  options,
  value,
  onChange,
  placeholder,
}: {
  label: string;
  hint?: ReactNode;
  options: readonly Option<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  placeholder?: string;
}) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const wanted = typed.trim().toLowerCase();
  const found =
    wanted === ''
      ? []
      : options.filter((o) => !value.includes(o.value) && o.label.toLowerCase().includes(wanted)).slice(0, 8);
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
          hint={hint}
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
                  onClick={() => onChange(value.filter((one) => one !== chosen))}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-prairie-50 px-4 text-sm font-medium hover:border-danger"
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
