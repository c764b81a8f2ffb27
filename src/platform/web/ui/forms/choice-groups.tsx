import { Check } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import { FieldError } from './field.tsx';

export interface Option<V extends string> {
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

/** A choice of one among a few, as cards. */
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

/** A choice of any among several, as toggle chips. */
export function ChipGroup<V extends string>({
  id: given,
  legend,
  hint,
  error,
  options,
  value,
  onChange,
}: GroupProps & { options: readonly Option<V>[]; value: readonly V[]; onChange: (value: V[]) => void; id?: string }) {
  const generated = useId();
  const id = `${given ?? generated}-legend`;
  const toggle = (chosen: V) =>
    onChange(value.includes(chosen) ? value.filter((other) => other !== chosen) : [...value, chosen]);
  return (
    <div id={given} role="group" aria-labelledby={id} className="flex flex-col gap-2">
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
                'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 py-1.5 text-sm font-medium wrap-anywhere transition-colors',
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
