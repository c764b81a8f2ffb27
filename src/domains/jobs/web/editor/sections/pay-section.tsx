import { PAY_UNITS } from '#kernel/vocabulary.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { fieldId, Pair, PAY_FIELDS, Section, type JobFormApi } from './form-parts.tsx';
import { Money } from './money.tsx';
import { PayInOtherUnits } from './pay-in-other-units.tsx';

const UNIT_OPTIONS = PAY_UNITS.map((value) => ({ value, label: copy.unitChoices[value] }));

export function PaySection({ form }: { form: JobFormApi }) {
  const { errors } = form.formState;
  const [unit = 'hour', bonus] = form.watch(['payUnit', 'signOnBonusCents']);
  return (
    <Section title={copy.sections.pay}>
      <div className="grid gap-5 sm:grid-cols-[8rem_1fr_1fr]">
        <SelectField
          id={fieldId('payUnit')}
          label={copy.unit}
          options={UNIT_OPTIONS}
          error={errors.payUnit?.message}
          {...form.register('payUnit', { deps: PAY_FIELDS })}
        />
        <Money form={form} name="payMinCents" label={copy.payMin} suffix={copy.suffix[unit]} />
        <Money form={form} name="payMaxCents" label={copy.payMax} suffix={copy.suffix[unit]} />
      </div>
      <PayInOtherUnits form={form} />
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
          id={fieldId('signOnBonusTerms')}
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
