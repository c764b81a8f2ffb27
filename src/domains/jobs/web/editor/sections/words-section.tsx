import { Controller } from 'react-hook-form';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { fieldId, orNull, Section, type JobFormApi } from './form-parts.tsx';

export function WordsSection({ form }: { form: JobFormApi }) {
  const { errors } = form.formState;
  return (
    <Section title={copy.sections.words}>
      <TextArea
        id={fieldId('description')}
        label={copy.description}
        hint={copy.descriptionHint}
        rows={8}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </Section>
  );
}

export function PostingSection({ form }: { form: JobFormApi }) {
  return (
    <Section title={copy.sections.posting}>
      <TextField
        id={fieldId('validThrough')}
        label={copy.validThrough}
        type="date"
        error={form.formState.errors.validThrough?.message}
        {...form.register('validThrough', orNull)}
      />
      <Controller
        control={form.control}
        name="isPublic"
        render={({ field }) => (
          <Checkbox label={copy.isPublic} checked={field.value ?? false} onChange={field.onChange} />
        )}
      />
    </Section>
  );
}
