import { earnedDifferential, shiftRate } from '#domains/jobs/contract/pay.ts';
import { differentialText } from '#domains/jobs/contract/pay-words.ts';
import { WEEKLY_HOURS } from '#kernel/vocabulary.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { payRange } from '#platform/web/page/format.ts';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { fieldId, Pair, Section, type JobFormApi } from './form-parts.tsx';
import { Money } from './money.tsx';

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
