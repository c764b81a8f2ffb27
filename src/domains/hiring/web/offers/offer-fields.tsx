import { applicantCopy as copy, offerCopy as words } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { earnedDifferential } from '#domains/jobs/contract/pay.ts';
import { equivalenceText, UNIT_WORDS, weeklyHoursIn, weeklyPay } from '#domains/jobs/contract/pay-units.ts';
import { differentialText } from '#domains/jobs/contract/pay-words.ts';
import { EMPLOYMENT_TYPES, SHIFT_PATTERNS, SHIFTS } from '#kernel/vocabulary.ts';
import { EMPLOYMENT_CHOICES, PATTERN_CHOICES, SHIFT_CHOICES } from '#platform/web/forms/choices.ts';
import { money } from '#platform/web/page/format.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { MoneyField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { outsidePosting, type OfferForm, type Posted } from './offer-form.ts';
import { zoneName } from './zoned-moment.ts';

interface Props {
  value: OfferForm;
  posted: Posted;
  timeZone: string;
  fields: Readonly<Record<string, string>>;
  onChange: (next: OfferForm) => void;
}

/** The fields of an offer, pay first. */
export function OfferFields({ value, posted, timeZone, fields, onChange }: Props) {
  const set = (change: Partial<OfferForm>) => onChange({ ...value, ...change });
  const text = (name: 'unitName' | 'benefits' | 'contingencies' | 'message') => ({
    value: value[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <>
      <Pay value={value} posted={posted} fields={fields} set={set} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.labels.shift}
          options={SHIFT_CHOICES}
          value={value.shift}
          error={fields['shift']}
          onChange={({ target }) => set({ shift: SHIFTS.find((known) => known === target.value) ?? value.shift })}
        />
        <SelectField
          label={words.labels.pattern}
          options={PATTERN_CHOICES}
          value={value.shiftPattern}
          error={fields['shiftPattern']}
          onChange={({ target }) =>
            set({ shiftPattern: SHIFT_PATTERNS.find((known) => known === target.value) ?? value.shiftPattern })
          }
        />
        <SelectField
          label={words.labels.employmentType}
          options={EMPLOYMENT_CHOICES}
          value={value.employmentType}
          error={fields['employmentType']}
          onChange={({ target }) =>
            set({ employmentType: EMPLOYMENT_TYPES.find((known) => known === target.value) ?? value.employmentType })
          }
        />
        <TextField label={words.labels.unit} isOptional {...text('unitName')} />
        <TextField
          label={copy.start}
          type="date"
          value={value.startDate}
          error={fields['startDate']}
          onChange={({ target }) => set({ startDate: target.value })}
        />
        <MoneyField
          label={words.labels.bonus}
          suffix="once"
          isOptional
          value={value.signOnBonusCents || null}
          error={fields['signOnBonusCents']}
          onChange={(cents) => set({ signOnBonusCents: cents ?? 0 })}
        />
        <TextField
          label={copy.expires}
          type="date"
          value={value.expiresOn}
          error={fields['expiresAt']}
          onChange={({ target }) => set({ expiresOn: target.value })}
        />
        <TextField
          label={words.labels.until(zoneName(timeZone))}
          type="time"
          value={value.expiresAt}
          onChange={({ target }) => set({ expiresAt: target.value })}
        />
      </div>
      {value.signOnBonusCents > 0 && (
        <TextArea
          label={words.labels.bonusTerms}
          rows={2}
          value={value.signOnBonusTerms ?? ''}
          error={fields['signOnBonusTerms']}
          onChange={({ target }) => set({ signOnBonusTerms: target.value })}
        />
      )}
      <TextArea label={words.labels.benefits} isOptional rows={2} {...text('benefits')} />
      <TextArea
        label={words.labels.contingencies}
        hint={words.labels.contingenciesHint}
        isOptional
        rows={2}
        {...text('contingencies')}
      />
      <TextArea label={copy.message} isOptional rows={3} {...text('message')} />
    </>
  );
}

function Pay({
  value,
  posted,
  fields,
  set,
}: Omit<Props, 'timeZone' | 'onChange'> & { set: (change: Partial<OfferForm>) => void }) {
  const { payCents, shift, shiftPattern } = value;
  const earned = earnedDifferential({ ...posted, shift });
  const { below, above } = outsidePosting(value, posted);
  const comesTo = (cents: number) => {
    const basis = { payUnit: posted.payUnit, weeklyHours: weeklyHoursIn(posted, shiftPattern), shiftPattern };
    const weekly = weeklyPay({ payCents: cents, differentialCents: earned?.[1] ?? 0 }, basis);
    return [equivalenceText(cents, basis), copy.weekOf(money(weekly), earned && differentialText(earned))]
      .filter(Boolean)
      .join('. ');
  };
  return (
    <>
      <MoneyField
        label={copy.pay(UNIT_WORDS[posted.payUnit])}
        suffix={UNIT_WORDS[posted.payUnit]}
        {...(payCents ? { hint: comesTo(payCents) } : {})}
        value={payCents}
        error={fields['payCents']}
        onChange={(cents) => set({ payCents: cents })}
      />
      {(below ?? above ?? fields['payReason']) && (
        <TextArea
          label={above ? copy.payReasonAbove : copy.payReason}
          {...((below ?? above) ? { hint: copy.payReasonHint(below ?? above ?? '') } : {})}
          rows={2}
          value={value.payReason}
          error={fields['payReason']}
          onChange={({ target }) => set({ payReason: target.value })}
        />
      )}
    </>
  );
}
