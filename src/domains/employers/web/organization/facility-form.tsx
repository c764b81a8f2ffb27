import { useState } from 'react';
import {
  addFacility,
  facilityChange,
  facilityStep,
  saveFacility,
  type MyOrganization,
} from '#domains/employers/contract/organizations.ts';
import { organizationCopy as copy } from './organization.copy.ts';
import { settingsCopy } from './settings.copy.ts';
import { FACILITY_CHOICES } from '#platform/web/forms/choices.ts';
import { call } from '#platform/web/api/api.ts';
import { changedFields } from '#platform/web/forms/changed-fields.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { StepForm, useSaved, type StepProps } from './step-form.tsx';
import { unitChangesOf, UnitsField } from './units-field.tsx';

interface Props {
  /** The facility to edit; null for a new one. */
  facility: MyOrganization['facilities'][number] | null;
  myRole: MyOrganization['myRole'];
  onSaved: StepProps['onSaved'];
}

const IDENTITY = ['name', 'facilityType', 'streetAddress', 'zip'] as const;
const SCHEMA = facilityStep.extend({ units: facilityChange.shape.units });

/** A facility of a system, with its units. */
export function FacilityForm({ facility, myRole, onSaved }: Props) {
  const saved = useSaved(onSaved);
  const stated = facility?.waiting ?? facility;
  const [start] = useState({
    units: facility?.units ?? [],
    facts: {
      name: stated?.name ?? '',
      ...(stated?.facilityType ? { facilityType: stated.facilityType } : {}),
      streetAddress: stated?.streetAddress ?? '',
      zip: stated?.zip ?? '',
    },
  });
  const form = useApiForm({
    schema: SCHEMA,
    defaultValues: { ...start.facts, units: start.units },
    submit: async ({ units = [], ...facts }) => {
      if (!facility) {
        saved(await call(addFacility, { body: { ...facts, units: units.map(({ name }) => ({ name })) } }));
        return;
      }
      const body = { ...changedFields(start.facts, facts), ...unitChangesOf(start.units, units) };
      saved(await call(saveFacility, { params: { id: facility.id }, body }));
    },
  });
  const { errors } = form.formState;
  const values = form.watch();
  const isReviewed =
    facility?.verificationStatus === 'approved' &&
    IDENTITY.some((fact) => (values[fact] ?? '') !== (stated?.[fact] ?? ''));
  return (
    <StepForm
      form={form}
      words={facility ? settingsCopy.saveChanges : settingsCopy.addWords}
      reopens={isReviewed && myRole}
      reopensWords={{ title: settingsCopy.changeTitle, body: settingsCopy.changeHint }}
    >
      <TextField label={settingsCopy.facilityName} error={errors.name?.message} {...form.register('name')} />
      <SelectField
        label={copy.facilityType}
        options={FACILITY_CHOICES}
        placeholder={copy.choose}
        error={errors.facilityType?.message}
        {...form.register('facilityType')}
      />
      <TextField label={copy.street} error={errors.streetAddress?.message} {...form.register('streetAddress')} />
      <TextField
        label={copy.zip}
        hint={copy.zipHint}
        inputMode="numeric"
        error={errors.zip?.message}
        {...form.register('zip')}
      />
      <UnitsField
        stored={start.units}
        rows={form.watch('units') ?? []}
        errors={errors.units}
        onChange={(units) => form.setValue('units', units, { shouldDirty: true })}
      />
    </StepForm>
  );
}
