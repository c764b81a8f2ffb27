import type { ComponentProps } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import { CONTROL, borderOf, Field, useFieldIds, type FieldProps } from './field.tsx';

interface Option {
  value: string;
  label: string;
}

type SelectProps = FieldProps & ComponentProps<'select'> & { options: readonly Option[]; placeholder?: string };

/** The native select, which works on every phone and with every screen reader. */
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
