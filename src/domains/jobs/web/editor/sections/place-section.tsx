import { useQuery } from '@tanstack/react-query';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { fieldId, orNull, Section, type JobFormApi } from './form-parts.tsx';
import { workplaceOf } from '../workplace.queries.ts';

/** Where the work is; the town of the ZIP code shows as soon as it is known. */
export function PlaceSection({ form }: { form: JobFormApi }) {
  const { data } = useQuery(workplaceOf(form.watch('zip')));
  return (
    <Section title={copy.sections.place}>
      <TextField
        id={fieldId('zip')}
        label={copy.zip}
        hint={data?.place ? copy.town(data.place.city, data.place.state) : undefined}
        inputMode="numeric"
        error={form.formState.errors.zip?.message}
        {...form.register('zip', orNull)}
      />
    </Section>
  );
}
