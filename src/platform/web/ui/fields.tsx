import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { AlertMark } from './state-marks.tsx';

interface FieldProps {
  label: string;
  /** Says why we ask, or what form we expect. */
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
}

const CONTROL =
  'w-full rounded-control border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft/80 focus-visible:outline-offset-0 disabled:bg-prairie-50 disabled:text-ink-soft';
const borderOf = (error: string | undefined) => (error ? 'border-danger' : 'border-line-strong');

interface Ids {
  id: string;
  describedBy: string | undefined;
}

/** Label, control, hint and message, tied together for everybody. */
export function Field({
  label,
  hint,
  error,
  isOptional,
  ids,
  children,
}: FieldProps & { ids: Ids; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex items-baseline justify-between gap-3">
        <label htmlFor={ids.id} className="font-medium">
          {label}
        </label>
        {isOptional && <span className="text-sm text-ink-soft">Optional</span>}
      </span>
      {hint && (
        <p id={`${ids.id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${ids.id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <AlertMark aria-hidden size={16} className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}

/** The ids of a field's parts. `given` is the control's own id, where the caller needs one. */
export function useFieldIds({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, given?: string): Ids {
  const made = useId();
  const id = given ?? made;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, describedBy: describedBy || undefined };
}

/** Without an end browsers take years of six digits, so that what is typed on after the year runs into it. */
const LATEST: Partial<Record<string, string>> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    prefix?: string;
    suffix?: string;
    /** A control of its own at the end of the field. */
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
      className={classes(CONTROL, 'min-h-11', borderOf(error), prefix && 'pl-8', suffix && 'pr-16', className)}
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

/** A secret with a switch to show it; the switch's name must not contain the word 'Password'. */
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

type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

export function TextArea({ label, hint, error, isOptional = false, className, id, rows = 4, ...rest }: TextAreaProps) {
  const ids = useFieldIds({ hint, error }, id);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} ids={ids}>
      <textarea
        {...rest}
        id={ids.id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={classes(CONTROL, borderOf(error), className)}
      />
    </Field>
  );
}

interface Option {
  value: string;
  label: string;
}

type SelectProps = FieldProps & ComponentProps<'select'> & { options: readonly Option[]; placeholder?: string };

/** The platform's own list: it works on every phone and with every reader. */
export function SelectField({
  label,
  hint,
  error,
  isOptional = false,
  options,
  placeholder,
  className,
  id,
  ...rest
}: SelectProps) {
  const ids = useFieldIds({ hint, error }, id);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} ids={ids}>
      <select
        {...rest}
        id={ids.id}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={classes(CONTROL, 'min-h-11', borderOf(error), className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

type MoneyFieldProps = FieldProps & {
  /** Cents; null while empty. */
  value: number | null;
  onChange: (cents: number | null) => void;
  suffix?: string;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'prefix'>;

/** Dollars in, cents out. What is typed stays as typed until the field is left. */
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
