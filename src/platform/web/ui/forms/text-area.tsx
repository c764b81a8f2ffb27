import type { ComponentProps } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import { CONTROL, borderOf, Field, useFieldIds, type FieldProps } from './field.tsx';

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
