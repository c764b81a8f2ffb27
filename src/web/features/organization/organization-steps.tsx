import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import {
  addressStep,
  contactStep,
  detailsStep,
  organizationStep,
  saveAddress,
  saveContact,
  saveDetails,
  saveOrganization,
  type MyOrganization,
} from '#shared/contracts/organizations.ts';
import { FACILITY_TYPE_LABELS, FACILITY_TYPES } from '#shared/kernel/vocabulary.ts';
import { organizationCopy as copy } from '#web/copy/employer.ts';
import { call, type ApiError } from '#web/lib/api.ts';
import { useApiForm } from '#web/lib/form.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/choices.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields.tsx';
import { directoryLike, myOrganization } from './organization.queries.ts';

interface StepProps {
  data: MyOrganization;
  onSaved: () => void;
}

const FACILITY_OPTIONS = FACILITY_TYPES.map((value) => ({ value, label: FACILITY_TYPE_LABELS[value] }));

/** Keeps what the server answered, so that the next step starts from it. */
function useSaved(onSaved: () => void) {
  const client = useQueryClient();
  return (answer: MyOrganization) => {
    client.setQueryData(myOrganization().queryKey, answer);
    onSaved();
  };
}

function StepForm({
  form,
  children,
}: {
  form: { onSubmit: () => void; failure: ApiError | null; isBusy: boolean };
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit();
      }}
    >
      {form.failure && Object.keys(form.failure.fields).length === 0 && (
        <Banner tone="danger">{form.failure.message}</Banner>
      )}
      {children}
      <div>
        <Button type="submit" busy={form.isBusy && copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

export function OrganizationStep({ data, onSaved }: StepProps) {
  const { organization } = data;
  const saved = useSaved(onSaved);
  const form = useApiForm({
    schema: organizationStep,
    defaultValues: {
      name: organization?.name ?? '',
      legalName: organization?.legalName ?? '',
      ...(organization?.facilityType ? { facilityType: organization.facilityType } : {}),
      npi: organization?.npi ?? '',
      website: organization?.website ?? '',
      directoryCcn: organization?.directoryCcn ?? null,
    },
    submit: async (body) => saved(await call(saveOrganization, { body })),
  });
  const { errors, isSubmitting } = form.formState;
  const name = useDeferredValue(form.watch('name') ?? '');
  const found = useQuery(directoryLike(name));
  const entries = found.data?.items ?? [];
  return (
    <StepForm form={{ onSubmit: () => void form.onSubmit(), failure: form.failure, isBusy: isSubmitting }}>
      <TextField
        label={copy.name}
        autoComplete="organization"
        error={errors.name?.message}
        {...form.register('name')}
      />
      {entries.length > 0 && (
        <RadioCards
          legend={copy.directory}
          hint={copy.directoryHint}
          value={form.watch('directoryCcn') ?? 'none'}
          onChange={(ccn) => form.setValue('directoryCcn', ccn === 'none' ? null : ccn, { shouldDirty: true })}
          options={[
            ...entries.map((entry) => ({
              value: entry.ccn,
              label: entry.name,
              hint: `${entry.city}, ${entry.state} ${entry.zip}`,
            })),
            { value: 'none', label: copy.directoryNone },
          ]}
        />
      )}
      <TextField
        label={copy.legalName}
        hint={copy.legalHint}
        isOptional
        error={errors.legalName?.message}
        {...form.register('legalName')}
      />
      <SelectField
        label={copy.facilityType}
        options={FACILITY_OPTIONS}
        placeholder={copy.choose}
        error={errors.facilityType?.message}
        {...form.register('facilityType')}
      />
      <TextField
        label={copy.npi}
        hint={copy.npiHint}
        isOptional
        inputMode="numeric"
        error={errors.npi?.message}
        {...form.register('npi')}
      />
      <TextField
        label={copy.website}
        isOptional
        inputMode="url"
        error={errors.website?.message}
        {...form.register('website')}
      />
    </StepForm>
  );
}

export function AddressStep({ data, onSaved }: StepProps) {
  const saved = useSaved(onSaved);
  const form = useApiForm({
    schema: addressStep,
    defaultValues: { streetAddress: data.organization?.streetAddress ?? '', zip: data.organization?.zip ?? '' },
    submit: async (body) => saved(await call(saveAddress, { body })),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <StepForm form={{ onSubmit: () => void form.onSubmit(), failure: form.failure, isBusy: isSubmitting }}>
      <TextField
        label={copy.street}
        autoComplete="street-address"
        error={errors.streetAddress?.message}
        {...form.register('streetAddress')}
      />
      <TextField
        label={copy.zip}
        hint={copy.zipHint}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        error={errors.zip?.message}
        {...form.register('zip')}
      />
    </StepForm>
  );
}

export function ContactStep({ data, onSaved }: StepProps) {
  const { organization, jobTitle } = data;
  const saved = useSaved(onSaved);
  const form = useApiForm({
    schema: contactStep,
    defaultValues: {
      contactName: organization?.contactName ?? '',
      contactEmail: organization?.contactEmail ?? '',
      phone: organization?.phone ?? '',
      jobTitle: jobTitle ?? '',
    },
    submit: async (body) => saved(await call(saveContact, { body })),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <StepForm form={{ onSubmit: () => void form.onSubmit(), failure: form.failure, isBusy: isSubmitting }}>
      <TextField
        label={copy.contactName}
        autoComplete="name"
        error={errors.contactName?.message}
        {...form.register('contactName')}
      />
      <TextField
        label={copy.contactEmail}
        type="email"
        autoComplete="email"
        error={errors.contactEmail?.message}
        {...form.register('contactEmail')}
      />
      <TextField
        label={copy.phone}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextField
        label={copy.jobTitle}
        isOptional
        autoComplete="organization-title"
        error={errors.jobTitle?.message}
        {...form.register('jobTitle')}
      />
    </StepForm>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function DetailsStep({ data, onSaved }: StepProps) {
  const { organization, facilities } = data;
  const saved = useSaved(onSaved);
  const units = facilities.find(({ id }) => id === organization?.id)?.units.map(({ name }) => name) ?? [];
  const form = useApiForm({
    schema: detailsStep,
    defaultValues: {
      units,
      beds: organization?.beds ?? null,
      benefits: organization?.benefits ?? [],
      about: organization?.about ?? '',
    },
    submit: async (body) => saved(await call(saveDetails, { body })),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <StepForm form={{ onSubmit: () => void form.onSubmit(), failure: form.failure, isBusy: isSubmitting }}>
      <TextArea
        label={copy.units}
        hint={copy.unitsHint}
        isOptional
        defaultValue={units.join('\n')}
        error={errors.units?.message}
        onChange={(event) => form.setValue('units', linesOf(event.target.value))}
      />
      <TextField
        label={copy.beds}
        isOptional
        inputMode="numeric"
        error={errors.beds?.message}
        {...form.register('beds', {
          setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)),
        })}
      />
      <TextArea
        label={copy.benefits}
        hint={copy.benefitsHint}
        isOptional
        defaultValue={organization?.benefits.join('\n')}
        error={errors.benefits?.message}
        onChange={(event) => form.setValue('benefits', linesOf(event.target.value))}
      />
      <TextArea label={copy.about} isOptional rows={5} error={errors.about?.message} {...form.register('about')} />
    </StepForm>
  );
}
