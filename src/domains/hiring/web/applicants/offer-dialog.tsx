import { useState } from 'react';
import type { ApplicantDetail } from '#domains/hiring/contract/applicants.ts';
import { sendOffer } from '#domains/hiring/contract/offers.ts';
import { dayOf } from '#kernel/days.ts';
import { weeklyHoursIn } from '#domains/jobs/contract/pay-units.ts';
import { earnedDifferential, payShortfalls, shiftRate, shortfallText } from '#domains/jobs/contract/pay.ts';
import { differentialText } from '#domains/jobs/contract/pay-words.ts';
import {
  EMPLOYMENT_TYPES,
  SHIFT_PATTERNS,
  SHIFTS,
  type EmploymentType,
  type JobState,
  type Shift,
  type ShiftPattern,
} from '#kernel/vocabulary.ts';
import { applicantCopy as copy, offerCopy as words } from './applicants.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { EMPLOYMENT_CHOICES, PATTERN_CHOICES, SHIFT_CHOICES } from '#platform/web/forms/choices.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { money } from '#platform/web/page/format.ts';
import { MoneyField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { NO_SIGNATURE, SignatureFields, toSignature } from '#domains/hiring/web/offers/signature-fields.tsx';
import { momentOf } from '#domains/hiring/web/interviews/time-fields.tsx';
import { fieldsOf, StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

/** The initial terms of an offer: the job's own. */
export interface OfferTerms {
  payCents: number | null;
  employmentType: EmploymentType;
  shift: Shift;
  shiftPattern: ShiftPattern;
  startDate: string | null;
  signOnBonusCents: number;
  signOnBonusTerms: string | null;
  /** The terms of the posting. */
  posted: {
    state: JobState | null;
    shiftPattern: ShiftPattern;
    weeklyHours: number | null;
    payMinCents: number | null;
    nightDifferentialCents: number;
    weekendDifferentialCents: number;
  };
}

interface Props {
  applicant: ApplicantDetail;
  terms: OfferTerms;
  onClose: () => void;
}

/** The end of the day in the reader's zone. */
const endOf = (day: string): string => (day ? momentOf(`${day}T23:59:00`) : '');

/** Pay, start, shift and expiry; the job's values are the defaults. */
export function OfferDialog({ applicant, terms: { posted, ...terms }, onClose }: Props) {
  const [offer, setOffer, dropOffer] = useDraftState(`offer-${applicant.id}`, {
    ...terms,
    startDate: terms.startDate ?? '',
    expires: '',
    message: '',
    payReason: '',
  });
  const set = (change: Partial<typeof offer>) => setOffer({ ...offer, ...change });
  const { payCents, employmentType, shift, shiftPattern, startDate, signOnBonusCents, signOnBonusTerms } = offer;
  const earned = earnedDifferential({ ...posted, shift });
  const below = shortfallText(
    payCents ? payShortfalls({ payCents, startDate: startDate || dayOf(new Date()) }, posted) : [],
  );
  const [signature, setSignature] = useState(NO_SIGNATURE);
  const step = useStep(() =>
    call(sendOffer, {
      params: { id: applicant.id },
      body: {
        payCents: payCents ?? 0,
        payReason: below && offer.payReason,
        employmentType,
        shift,
        shiftPattern,
        startDate,
        signOnBonusCents,
        signOnBonusTerms: signOnBonusCents > 0 ? signOnBonusTerms : null,
        expiresAt: endOf(offer.expires),
        message: offer.message,
        signature: toSignature(signature),
      },
    }).then(dropOffer),
  );
  const fields = fieldsOf(step.error);
  return (
    <StepDialog title={copy.offer} lead={copy.offerLead} confirm={copy.offerSend} step={step} onClose={onClose}>
      <MoneyField
        label={copy.pay}
        {...(payCents
          ? {
              hint: copy.weekOf(
                money(Math.round(shiftRate({ ...posted, shift }, payCents) * weeklyHoursIn(posted, shiftPattern))),
                earned && differentialText(earned),
              ),
            }
          : {})}
        value={payCents}
        error={fields['payCents']}
        onChange={(cents) => set({ payCents: cents })}
      />
      {(below ?? fields['payReason']) && (
        <TextArea
          label={copy.payReason}
          {...(below ? { hint: copy.payReasonHint(below) } : {})}
          rows={2}
          value={offer.payReason}
          error={fields['payReason']}
          onChange={({ target }) => set({ payReason: target.value })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.labels.shift}
          options={SHIFT_CHOICES}
          value={shift}
          error={fields['shift']}
          onChange={({ target }) => set({ shift: SHIFTS.find((known) => known === target.value) ?? shift })}
        />
        <SelectField
          label={words.labels.pattern}
          options={PATTERN_CHOICES}
          value={shiftPattern}
          error={fields['shiftPattern']}
          onChange={({ target }) =>
            set({ shiftPattern: SHIFT_PATTERNS.find((known) => known === target.value) ?? shiftPattern })
          }
        />
        <SelectField
          label={words.labels.employmentType}
          options={EMPLOYMENT_CHOICES}
          value={employmentType}
          error={fields['employmentType']}
          onChange={({ target }) =>
            set({ employmentType: EMPLOYMENT_TYPES.find((known) => known === target.value) ?? employmentType })
          }
        />
        <MoneyField
          label={words.labels.bonus}
          suffix="once"
          isOptional
          value={signOnBonusCents || null}
          error={fields['signOnBonusCents']}
          onChange={(cents) => set({ signOnBonusCents: cents ?? 0 })}
        />
        <TextField
          label={copy.start}
          type="date"
          value={startDate}
          error={fields['startDate']}
          onChange={({ target }) => set({ startDate: target.value })}
        />
        <TextField
          label={copy.expires}
          type="date"
          value={offer.expires}
          error={fields['expiresAt']}
          onChange={({ target }) => set({ expires: target.value })}
        />
      </div>
      {signOnBonusCents > 0 && (
        <TextArea
          label={words.labels.bonusTerms}
          rows={2}
          value={signOnBonusTerms ?? ''}
          error={fields['signOnBonusTerms']}
          onChange={({ target }) => set({ signOnBonusTerms: target.value })}
        />
      )}
      <TextArea
        label={copy.message}
        isOptional
        rows={3}
        value={offer.message}
        error={fields['message']}
        onChange={({ target }) => set({ message: target.value })}
      />
      <SignatureFields value={signature} fields={fields} onChange={setSignature} />
    </StepDialog>
  );
}
