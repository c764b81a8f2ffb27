import { useState, type ComponentProps, type ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import { CONTROL, borderOf, Field, useFieldIds, type FieldProps } from './field.tsx';

/** Without a maximum browsers accept six-digit years, and digits typed after the year run into it. */
const LATEST: Partial<Record<string, string>> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    prefix?: string;
    suffix?: string;
    /** A control at the end of the field. */
    tool?: ReactNode;
  };

export function TextField({
  label,
  hint,
  error,
  isOptional = false,
  prefix,
  suffix,
  tool,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds({ hint, error }, id);
  const control = (
    <input
      max={LATEST[rest.type ?? 'text']}
      {...rest}
      id={ids.id}
      aria-invalid={error ? true : undefined}
      aria-describedby={ids.describedBy}
      className={classes(CONTROL, 'h-11', borderOf(error), prefix && 'pl-8', suffix && 'pr-16', className)}
    />
  );
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} ids={ids}>
      {prefix || suffix || tool ? (
        <span className="relative block">
          {prefix && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft"
            >
              {prefix}
            </span>
          )}
          {control}
          {suffix && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-sm text-ink-soft"
            >
              {suffix}
            </span>
          )}
          {tool}
        </span>
      ) : (
        control
      )}
    </Field>
  );
}

/** A password with a button to show it. The button's name must not contain 'Password', so that the label stays unique. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'tool'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      className="pr-18"
      tool={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? 'Hide what I typed' : 'Show what I typed'}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0.5 grid min-h-11 min-w-15 place-items-center rounded-control text-sm font-semibold text-link"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}

type MoneyFieldProps = FieldProps & {
  /** In cents; null while empty. */
  value: number | null;
  onChange: (cents: number | null) => void;
  suffix?: string;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'prefix'>;

/** Takes dollars and returns cents. The text stays as typed until the field loses focus. */
export function MoneyField({ value, onChange, suffix = 'an hour', onBlur, ...rest }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      prefix="$"
      suffix={suffix}
      value={typed ?? (value === null ? '' : (value / 100).toFixed(value % 100 === 0 ? 0 : 2))}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const dollars = Number.parseFloat(text.replaceAll(/[$,\s]/g, ''));
        onChange(Number.isFinite(dollars) ? Math.round(dollars * 100) : null);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
