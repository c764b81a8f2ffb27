import { SHIFT_PATTERNS, WEEKLY_HOURS } from '#kernel/vocabulary.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { EMPLOYMENT_CHOICES, SHIFT_CHOICES } from '#platform/web/forms/choices.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { HoursFields } from './hours-fields.tsx';
import { fieldId, orNull, Pair, PAY_FIELDS, Section, type JobFormApi } from './form-parts.tsx';

const PATTERN_OPTIONS = SHIFT_PATTERNS.map((value) => ({ value, label: `${value} (${WEEKLY_HOURS[value]} hours)` }));

export function ScheduleSection({ form }: { form: JobFormApi }) {
  const { errors } = form.formState;
  return (
    <Section title={copy.sections.time}>
      <Pair>
        <SelectField
          id={fieldId('employmentType')}
          label={copy.employmentType}
          options={EMPLOYMENT_CHOICES}
          placeholder={copy.choose}
          error={errors.employmentType?.message}
          {...form.register('employmentType', orNull)}
        />
        <TextField
          id={fieldId('startDate')}
          label={copy.start}
          type="date"
          error={errors.startDate?.message}
          {...form.register('startDate', orNull)}
        />
      </Pair>
      <Pair>
        <SelectField
          id={fieldId('shift')}
          label={copy.shift}
          options={SHIFT_CHOICES}
          placeholder={copy.choose}
          error={errors.shift?.message}
          {...form.register('shift', orNull)}
        />
        <SelectField
          id={fieldId('shiftPattern')}
          label={copy.pattern}
          options={PATTERN_OPTIONS}
          placeholder={copy.choose}
          error={errors.shiftPattern?.message}
          {...form.register('shiftPattern', { ...orNull, deps: PAY_FIELDS })}
        />
      </Pair>
      <HoursFields form={form} />
    </Section>
  );
}
