import { Controller } from 'react-hook-form';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { POSITION_CHOICES, SPECIALTY_CHOICES } from '#platform/web/forms/choices.ts';
import { ChipGroup } from '#platform/web/ui/forms/choice-groups.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { asNumber, fieldId, orNull, Pair, Section, type JobFormApi } from './form-parts.tsx';
import { TitleSuggestion } from '../title-suggestion.tsx';

type Facilities = MyOrganization['facilities'];

export function RoleSection({ form, facilities }: { form: JobFormApi; facilities: Facilities }) {
  const { errors } = form.formState;
  const units = facilities.find(({ id }) => id === form.watch('organizationId'))?.units ?? [];
  return (
    <Section title={copy.sections.role}>
      <SelectField
        id={fieldId('organizationId')}
        label={copy.facility}
        options={facilities.map(({ id, name, verificationStatus }) => ({
          value: id,
          label: verificationStatus === 'approved' ? name : copy.facilityWaits(name),
        }))}
        error={errors.organizationId?.message}
        {...form.register('organizationId', { onChange: () => form.setValue('unitIds', []) })}
      />
      {units.length > 0 && (
        <Controller
          control={form.control}
          name="unitIds"
          render={({ field }) => (
            <ChipGroup
              id={fieldId('unitIds')}
              legend={copy.units}
              options={units.map(({ id, name }) => ({ value: id, label: name }))}
              value={field.value ?? []}
              onChange={field.onChange}
              error={errors.unitIds?.message}
            />
          )}
        />
      )}
      <TextField id={fieldId('title')} label={copy.title} error={errors.title?.message} {...form.register('title')} />
      <TitleSuggestion form={form} />
      <Pair>
        <SelectField
          id={fieldId('position')}
          label={copy.position}
          options={POSITION_CHOICES}
          placeholder={copy.choose}
          error={errors.position?.message}
          {...form.register('position', orNull)}
        />
        <SelectField
          id={fieldId('specialty')}
          label={copy.specialty}
          options={SPECIALTY_CHOICES}
          placeholder={copy.any}
          error={errors.specialty?.message}
          {...form.register('specialty', orNull)}
        />
      </Pair>
      <Pair>
        <TextField
          id={fieldId('openings')}
          label={copy.openings}
          inputMode="numeric"
          error={errors.openings?.message}
          {...form.register('openings', asNumber)}
        />
        <TextField
          id={fieldId('externalRequisitionId')}
          label={copy.requisition}
          isOptional
          error={errors.externalRequisitionId?.message}
          {...form.register('externalRequisitionId')}
        />
      </Pair>
    </Section>
  );
}
