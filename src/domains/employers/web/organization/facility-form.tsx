import {
  addFacility,
  facilityStep,
  saveFacility,
  type MyOrganization,
} from '#domains/employers/contract/organizations.ts';
import { organizationCopy as copy } from './organization.copy.ts';
import { settingsCopy } from './settings.copy.ts';
import { FACILITY_CHOICES } from '#platform/web/forms/choices.ts';
import { call } from '#platform/web/api/api.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { LinesField, StepForm, useSaved, type StepProps } from './step-form.tsx';

interface Props {
  /** The facility to edit; null for a new one. */
  facility: MyOrganization['facilities'][number] | null;
  myRole: MyOrganization['myRole'];
  onSaved: StepProps['onSaved'];
}

const IDENTITY = ['name', 'facilityType', 'streetAddress', 'zip'] as const;

/** A facility of a system, with its units. */
export function FacilityForm({ facility, myRole, onSaved }: Props) {
  const saved = useSaved(onSaved);
  const units = facility?.units.map(({ name }) => name) ?? [];
  const stated = facility?.waiting ?? facility;
  const form = useApiForm({
    schema: facilityStep,
    defaultValues: {
      name: stated?.name ?? '',
      ...(stated?.facilityType ? { facilityType: stated.facilityType } : {}),
      streetAddress: stated?.streetAddress ?? '',
      zip: stated?.zip ?? '',
      units,
    },
    submit: async (body) =>
      saved(
        facility ? await call(saveFacility, { params: { id: facility.id }, body }) : await call(addFacility, { body }),
      ),
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
      <LinesField
        label={copy.units}
        hint={copy.unitsHint}
        start={units}
        error={errors.units}
        onChange={(lines) => form.setValue('units', lines, { shouldDirty: true })}
      />
    </StepForm>
  );
}
