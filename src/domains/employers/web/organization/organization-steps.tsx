import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import {
  addressStep,
  contactStep,
  detailsStep,
  ORGANIZATION_IDENTITY,
  organizationStep,
  saveAddress,
  saveContact,
  saveDetails,
  saveOrganization,
  type MyOrganization,
} from '#domains/employers/contract/organizations.ts';
import { organizationCopy as copy } from './organization.copy.ts';
import { FACILITY_CHOICES } from '#platform/web/forms/choices.ts';
import { call } from '#platform/web/api/api.ts';
import { useAuth } from '#platform/web/session/auth.ts';
import { actingUserId } from '#platform/web/session/auth-storage.ts';
import { changedFields } from '#platform/web/forms/changed-fields.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { directoryLike } from './organization.queries.ts';
import { LinesField, StepForm, useSaved, type StepProps } from './step-form.tsx';
import { unitChangesOf, UnitsField } from './units-field.tsx';

const noneAs = (value: unknown) => value || null;

/** Whether the form changes the identity of an approved organization. */
const reopensReview = ({ organization }: MyOrganization, values: Readonly<Record<string, unknown>>): boolean =>
  organization?.verificationStatus === 'approved' &&
  ORGANIZATION_IDENTITY.some((fact) => fact in values && noneAs(values[fact]) !== noneAs(organization[fact]));

function OrganizationStep({ data, onSaved, words }: StepProps) {
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
  const { errors } = form.formState;
  const name = useDeferredValue(form.watch('name') ?? '');
  const found = useQuery(directoryLike(name));
  const entries = found.data?.items ?? [];
  return (
    <StepForm form={form} words={words} reopens={reopensReview(data, form.watch()) && data.myRole}>
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
        options={FACILITY_CHOICES}
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

function AddressStep({ data, onSaved, words }: StepProps) {
  const saved = useSaved(onSaved);
  const form = useApiForm({
    schema: addressStep,
    defaultValues: { streetAddress: data.organization?.streetAddress ?? '', zip: data.organization?.zip ?? '' },
    submit: async (body) => saved(await call(saveAddress, { body })),
  });
  const { errors } = form.formState;
  return (
    <StepForm form={form} words={words} reopens={reopensReview(data, form.watch()) && data.myRole}>
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
        error={errors.zip?.message}
        {...form.register('zip')}
      />
    </StepForm>
  );
}

function ContactStep({ data, onSaved, words }: StepProps) {
  const { organization, jobTitle } = data;
  const account = useAuth();
  const saved = useSaved(onSaved);
  const form = useApiForm({
    schema: contactStep,
    defaultValues: {
      // Asked once: the account of the person who fills it in has both, unless an administrator acts for that person.
      contactName: organization?.contactName ?? (actingUserId() ? '' : (account.profile?.full_name ?? '')),
      contactEmail: organization?.contactEmail ?? (actingUserId() ? '' : (account.email ?? '')),
      phone: organization?.phone ?? '',
      jobTitle: jobTitle ?? '',
    },
    submit: async (body) => saved(await call(saveContact, { body })),
  });
  const { errors } = form.formState;
  return (
    <StepForm form={form} words={words}>
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

function DetailsStep({ data, onSaved, words }: StepProps) {
  const { organization, facilities } = data;
  const saved = useSaved(onSaved);
  const [start] = useState({
    units: facilities.find(({ id }) => id === organization?.id)?.units ?? [],
    facts: {
      beds: organization?.beds ?? null,
      benefits: organization?.benefits ?? [],
      about: organization?.about ?? null,
    },
  });
  const form = useApiForm({
    schema: detailsStep,
    defaultValues: { units: start.units, ...start.facts },
    submit: async ({ units, ...facts }) => {
      const body = { ...unitChangesOf(start.units, units), ...changedFields(start.facts, facts) };
      saved(await call(saveDetails, { body }));
    },
  });
  const { errors } = form.formState;
  return (
    <StepForm form={form} words={words}>
      {organization?.kind !== 'system' && (
        <UnitsField
          stored={start.units}
          rows={form.watch('units') ?? []}
          errors={errors.units}
          onChange={(units) => form.setValue('units', units, { shouldDirty: true })}
        />
      )}
      <TextField
        label={copy.beds}
        isOptional
        inputMode="numeric"
        error={errors.beds?.message}
        {...form.register('beds', {
          setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)),
        })}
      />
      <LinesField
        label={copy.benefits}
        hint={copy.benefitsHint}
        start={start.facts.benefits}
        error={errors.benefits}
        onChange={(lines) => form.setValue('benefits', lines, { shouldDirty: true })}
      />
      <TextArea label={copy.about} isOptional rows={5} error={errors.about?.message} {...form.register('about')} />
    </StepForm>
  );
}

export const STEP_FORMS = {
  organization: OrganizationStep,
  address: AddressStep,
  contact: ContactStep,
  details: DetailsStep,
} as const;
