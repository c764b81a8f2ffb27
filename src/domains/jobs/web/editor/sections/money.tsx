import { Controller } from 'react-hook-form';
import { MoneyField } from '#platform/web/ui/forms/text-field.tsx';
import { fieldId, type JobFormApi } from './form-parts.tsx';

type MoneyName =
  | 'payMinCents'
  | 'payMaxCents'
  | 'nightDifferentialCents'
  | 'weekendDifferentialCents'
  | 'callRateCents'
  | 'signOnBonusCents';

/** A field for an amount of the form. An extra that is left empty is none. */
export function Money({
  form,
  name,
  label,
  suffix,
  isOptional = false,
}: {
  form: JobFormApi;
  name: MoneyName;
  label: string;
  suffix?: string;
  isOptional?: boolean;
}) {
  const isPay = name === 'payMinCents' || name === 'payMaxCents';
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <MoneyField
          id={fieldId(name)}
          ref={field.ref}
          label={label}
          isOptional={isOptional}
          {...(suffix ? { suffix } : {})}
          value={field.value === 0 && !isPay ? null : (field.value ?? null)}
          onChange={(cents) => field.onChange(cents ?? (isPay ? null : 0))}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
