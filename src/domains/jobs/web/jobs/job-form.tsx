import type { UseFormReturn } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import type { z } from 'zod';
import type { jobDraft, JobDraft } from '#domains/jobs/contract/jobs.ts';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { earnedDifferential, shiftRate } from '#domains/jobs/contract/pay.ts';
import { differentialText } from '#domains/jobs/contract/pay-words.ts';
import { CERTIFICATIONS, JOB_STATES, SHIFT_PATTERNS, WEEKLY_HOURS } from '#kernel/vocabulary.ts';
import { jobCopy as copy } from './job-form.copy.ts';
import {
  EMPLOYMENT_CHOICES,
  POSITION_CHOICES,
  SHIFT_CHOICES,
  SKILL_CHOICES,
  SPECIALTY_CHOICES,
} from '#platform/web/forms/choices.ts';
import { payRange } from '#platform/web/page/format.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { ChipGroup } from '#platform/web/ui/forms/choice-groups.tsx';
import { Combobox } from '#platform/web/ui/forms/combobox.tsx';
import { MoneyField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { TitleSuggestion } from './title-suggestion.tsx';

export type JobFormApi = UseFormReturn<z.input<typeof jobDraft>, unknown, JobDraft>;
type Facilities = MyOrganization['facilities'];

const PATTERN_OPTIONS = SHIFT_PATTERNS.map((value) => ({ value, label: `${value} (${WEEKLY_HOURS[value]} hours)` }));

/** A draft may leave a choice open. */
const orNull = { setValueAs: (text: unknown) => (text === '' || text === null ? null : text) };
const asNumber = { setValueAs: (text: unknown) => (text === '' || text === null ? 0 : Number(text)) };

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-4 flex flex-col gap-5">{children}</div>
    </Card>
  );
}

const Pair = ({ children }: { children: React.ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2">{children}</div>
);

export function RoleSection({ form, facilities }: { form: JobFormApi; facilities: Facilities }) {
  const { errors } = form.formState;
  const units = facilities.find(({ id }) => id === form.watch('organizationId'))?.units ?? [];
  return (
    <Section title={copy.sections.role}>
      <SelectField
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
              legend={copy.units}
              options={units.map(({ id, name }) => ({ value: id, label: name }))}
              value={field.value ?? []}
              onChange={field.onChange}
              error={errors.unitIds?.message}
            />
          )}
        />
      )}
      <TextField label={copy.title} error={errors.title?.message} {...form.register('title')} />
      <TitleSuggestion form={form} />
      <Pair>
        <SelectField
          label={copy.position}
          options={POSITION_CHOICES}
          placeholder={copy.choose}
          error={errors.position?.message}
          {...form.register('position', orNull)}
        />
        <SelectField
          label={copy.specialty}
          options={SPECIALTY_CHOICES}
          placeholder={copy.any}
          error={errors.specialty?.message}
          {...form.register('specialty', orNull)}
        />
      </Pair>
      <Pair>
        <TextField
          label={copy.openings}
          inputMode="numeric"
          error={errors.openings?.message}
          {...form.register('openings', asNumber)}
        />
        <TextField
          label={copy.requisition}
          isOptional
          error={errors.externalRequisitionId?.message}
          {...form.register('externalRequisitionId')}
        />
      </Pair>
    </Section>
  );
}

export function TimeSection({ form }: { form: JobFormApi }) {
  const { errors } = form.formState;
  return (
    <Section title={copy.sections.time}>
      <Pair>
        <TextField label={copy.zip} inputMode="numeric" error={errors.zip?.message} {...form.register('zip', orNull)} />
        <SelectField
          label={copy.employmentType}
          options={EMPLOYMENT_CHOICES}
          placeholder={copy.choose}
          error={errors.employmentType?.message}
          {...form.register('employmentType', orNull)}
        />
      </Pair>
      <Pair>
        <SelectField
          label={copy.shift}
          options={SHIFT_CHOICES}
          placeholder={copy.choose}
          error={errors.shift?.message}
          {...form.register('shift', orNull)}
        />
        <SelectField
          label={copy.pattern}
          options={PATTERN_OPTIONS}
          placeholder={copy.choose}
          error={errors.shiftPattern?.message}
          {...form.register('shiftPattern', orNull)}
        />
      </Pair>
      <Pair>
        <TextField
          label={copy.start}
          type="date"
          error={errors.startDate?.message}
          {...form.register('startDate', orNull)}
        />
        <TextField
          label={copy.validThrough}
          type="date"
          error={errors.validThrough?.message}
          {...form.register('validThrough', orNull)}
        />
      </Pair>
    </Section>
  );
}

type MoneyName =
  | 'payMinCents'
  | 'payMaxCents'
  | 'nightDifferentialCents'
  | 'weekendDifferentialCents'
  | 'callRateCents'
  | 'signOnBonusCents';

function Money({
  form,
  name,
  label,
  suffix,
  isOptional = false,
}: {
  form: JobFormApi;
  name: MoneyName;
  label: string;
  suffix?: string;
  isOptional?: boolean;
}) {
  const isPay = name === 'payMinCents' || name === 'payMaxCents';
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <MoneyField
          ref={field.ref}
          label={label}
          isOptional={isOptional}
          {...(suffix ? { suffix } : {})}
          value={field.value === 0 && !isPay ? null : (field.value ?? null)}
          onChange={(cents) => field.onChange(cents ?? (isPay ? null : 0))}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

export function PaySection({ form }: { form: JobFormApi }) {
  const { errors } = form.formState;
  const [min, max, shift, pattern, night, weekend, bonus] = form.watch([
    'payMinCents',
    'payMaxCents',
    'shift',
    'shiftPattern',
    'nightDifferentialCents',
    'weekendDifferentialCents',
    'signOnBonusCents',
  ]);
  const extras = { shift: shift ?? null, nightDifferentialCents: night ?? 0, weekendDifferentialCents: weekend ?? 0 };
  const earned = earnedDifferential(extras);
  const weekly = (cents: number) => shiftRate(extras, cents) * (pattern ? WEEKLY_HOURS[pattern] : 0);
  return (
    <Section title={copy.sections.pay}>
      <Pair>
        <Money form={form} name="payMinCents" label={copy.payMin} />
        <Money form={form} name="payMaxCents" label={copy.payMax} />
      </Pair>
      {min && max && pattern ? (
        <p className="tabular rounded-control bg-prairie-50 px-4 py-3 font-medium" role="status">
          {copy.weekly(payRange(weekly(min), weekly(max)), earned && differentialText(earned))}
        </p>
      ) : null}
      <Pair>
        <Money form={form} name="nightDifferentialCents" label={copy.night} isOptional />
        <Money form={form} name="weekendDifferentialCents" label={copy.weekend} isOptional />
      </Pair>
      <Pair>
        <Money form={form} name="callRateCents" label={copy.call} isOptional />
        <Money form={form} name="signOnBonusCents" label={copy.bonus} suffix="once" isOptional />
      </Pair>
      {(bonus ?? 0) > 0 && (
        <TextArea
          label={copy.bonusTerms}
          hint={copy.bonusHint}
          rows={2}
          error={errors.signOnBonusTerms?.message}
          {...form.register('signOnBonusTerms')}
        />
      )}
    </Section>
  );
}

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
            label={copy.preferred}
            options={CERTIFICATIONS.map(({ id, label }) => ({ value: id, label }))}
            value={field.value ?? []}
            onChange={field.onChange}
          />
        )}
      />
      <TextField
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

export function WordsSection({ form }: { form: JobFormApi }) {
  const { errors } = form.formState;
  return (
    <Section title={copy.sections.words}>
      <TextArea
        label={copy.description}
        hint={copy.descriptionHint}
        rows={8}
        error={errors.description?.message}
        {...form.register('description')}
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
