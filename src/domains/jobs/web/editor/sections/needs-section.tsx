import { Controller } from 'react-hook-form';
import { CERTIFICATIONS, JOB_STATES } from '#kernel/vocabulary.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { SKILL_CHOICES } from '#platform/web/forms/choices.ts';
import { ChipGroup } from '#platform/web/ui/forms/choice-groups.tsx';
import { Combobox } from '#platform/web/ui/forms/combobox.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { asNumber, fieldId, messageOf, Section, type JobFormApi } from './form-parts.tsx';

export function NeedsSection({ form }: { form: JobFormApi }) {
  const { errors } = form.formState;
  const { control } = form;
  return (
    <Section title={copy.sections.needs}>
      <Controller
        control={control}
        name="requiredCertifications"
        render={({ field }) => (
          <Combobox
            id={fieldId('requiredCertifications')}
            error={messageOf(errors.requiredCertifications)}
            label={copy.required}
            options={CERTIFICATIONS.map(({ id, label }) => ({ value: id, label }))}
            value={field.value ?? []}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="preferredCertifications"
        render={({ field }) => (
          <Combobox
            id={fieldId('preferredCertifications')}
            error={messageOf(errors.preferredCertifications)}
            label={copy.preferred}
            options={CERTIFICATIONS.map(({ id, label }) => ({ value: id, label }))}
            value={field.value ?? []}
            onChange={field.onChange}
          />
        )}
      />
      <TextField
        id={fieldId('minimumYears')}
        label={copy.years}
        inputMode="decimal"
        error={errors.minimumYears?.message}
        {...form.register('minimumYears', asNumber)}
      />
      <Controller
        control={control}
        name="licenseStates"
        render={({ field }) => (
          <ChipGroup
            id={fieldId('licenseStates')}
            error={messageOf(errors.licenseStates)}
            legend={copy.licenseStates}
            hint={copy.licenseHint}
            options={JOB_STATES.map((value) => ({ value, label: value }))}
            value={(field.value ?? []).filter((s) => s === 'MO' || s === 'KS')}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="skills"
        render={({ field }) => (
          <Combobox
            id={fieldId('skills')}
            error={messageOf(errors.skills)}
            label={copy.skills}
            hint={copy.skillsHint}
            options={SKILL_CHOICES}
            value={field.value ?? []}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="workAuthorizationRequired"
        render={({ field }) => (
          <Checkbox label={copy.authorization} checked={field.value ?? true} onChange={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="sponsorshipAvailable"
        render={({ field }) => (
          <Checkbox label={copy.sponsorship} checked={field.value ?? false} onChange={field.onChange} />
        )}
      />
    </Section>
  );
}
