import { Check, Minus } from 'lucide-react';
import { Checkbox as RadixCheckbox, Switch } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import { FieldError, useFieldIds } from './field.tsx';

interface ToggleProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

const BOX =
  'relative grid size-6 shrink-0 place-items-center rounded-md border border-line-strong bg-surface before:absolute before:-inset-2.5 disabled:opacity-50 data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-on-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:text-primary';

/** A checkbox without a visible label, for a row that has its own text. */
export function RowCheckbox({
  label,
  checked,
  disabled = false,
  onToggle,
}: {
  label: string;
  checked: boolean | 'indeterminate';
  disabled?: boolean;
  onToggle: (withShift: boolean) => void;
}) {
  const Mark = checked === 'indeterminate' ? Minus : Check;
  return (
    <RadixCheckbox.Root
      aria-label={label}
      checked={checked}
      disabled={disabled}
      // Shift-click selects a range of rows, not text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={({ shiftKey }) => onToggle(shiftKey)}
      className={BOX}
    >
      <RadixCheckbox.Indicator>
        <Mark aria-hidden size={17} strokeWidth={3} />
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  );
}

export function Checkbox({ label, hint, error, checked, onChange, disabled = false }: ToggleProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <div>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <RadixCheckbox.Root
          id={ids.id}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onCheckedChange={(next) => onChange(next === true)}
          className={classes(BOX, 'mt-0.5')}
        >
          <RadixCheckbox.Indicator>
            <Check aria-hidden size={17} strokeWidth={3} />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
        <span className="flex-1">
          <label htmlFor={ids.id}>{label}</label>
          {hint && (
            <span id={`${ids.id}-hint`} className="mt-0.5 block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </div>
      <FieldError id={`${ids.id}-error`} error={error} />
    </div>
  );
}

export function SwitchField({ label, hint, error, checked, onChange, disabled = false }: ToggleProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <div className="flex min-h-11 items-start justify-between gap-4 py-2">
      <span className="flex-1">
        <label htmlFor={ids.id} className="font-medium">
          {label}
        </label>
        {hint && (
          <span id={`${ids.id}-hint`} className="mt-0.5 block text-sm text-ink-soft">
            {hint}
          </span>
        )}
        <FieldError id={`${ids.id}-error`} error={error} />
      </span>
      <Switch.Root
        id={ids.id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={ids.describedBy}
        className="relative h-7 w-12 shrink-0 rounded-full border border-line-strong bg-line transition-colors before:absolute before:-inset-2 data-[state=checked]:border-primary data-[state=checked]:bg-primary disabled:opacity-50"
      >
        <Switch.Thumb className="block size-5.5 translate-x-0.5 rounded-full bg-surface shadow-sm transition-transform data-[state=checked]:translate-x-5.5" />
      </Switch.Root>
    </div>
  );
}
