import { useState } from 'react';
import { useController } from 'react-hook-form';
import { fteOf, hoursOfFte } from '#domains/jobs/contract/pay-units.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { WEEKLY_HOURS } from '#kernel/vocabulary.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { fieldId, Pair, PAY_FIELDS, type JobFormApi } from './form-parts.tsx';

/** One fact in two fields: the hours a week, and the FTE that they are. What is typed in one shows in the other. */
export function HoursFields({ form }: { form: JobFormApi }) {
  const {
    field: { ref, value: weeklyHours, onChange, onBlur },
    fieldState,
  } = useController({
    control: form.control,
    name: 'weeklyHours',
    rules: { deps: PAY_FIELDS },
  });
  const pattern = form.watch('shiftPattern');
  // What is typed stays as typed until the field is left: 0.6 begins with 0.
  const [typed, setTyped] = useState<{ in: 'hours' | 'fte'; text: string } | null>(null);
  const hours = weeklyHours ?? null;
  const shown = { hours: hours ?? '', fte: hours === null || Number.isNaN(hours) ? '' : fteOf(hours) };
  const control = (part: 'hours' | 'fte') => ({
    inputMode: 'decimal' as const,
    value: typed?.in === part ? typed.text : String(shown[part]),
    onChange: ({ target: { value: text } }: { target: { value: string } }) => {
      setTyped({ in: part, text });
      const number = Number(text.trim().replace(',', '.'));
      onChange(text.trim() === '' ? null : part === 'hours' ? number : hoursOfFte(number));
    },
    onBlur: () => {
      if (!Number.isNaN(hours)) setTyped(null);
      onBlur();
    },
  });
  return (
    <Pair>
      <TextField
        id={fieldId('weeklyHours')}
        ref={ref}
        label={copy.hours}
        isOptional
        hint={copy.hoursHint(pattern ? WEEKLY_HOURS[pattern] : null)}
        error={fieldState.error?.message}
        {...control('hours')}
      />
      <TextField label={copy.fte} isOptional hint={copy.fteHint} {...control('fte')} />
    </Pair>
  );
}
