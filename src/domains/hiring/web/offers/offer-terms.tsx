import type { ReactNode } from 'react';
import { complete, type OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { payIn } from '#domains/jobs/contract/pay-units.ts';
import { offeredDifferential } from '#domains/jobs/contract/pay-words.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS, SHIFT_PATTERN_LABELS } from '#kernel/vocabulary.ts';
import { offerCopy } from '#domains/hiring/web/candidate-home/offers.copy.ts';
import { day, moment, money } from '#platform/web/page/format.ts';
import { signOfferCopy as copy } from './sign-offer.copy.ts';

/** The terms of an offer as rows, the ones that matter most first. */
export function OfferTerms({ offer: sent }: { offer: OfferView }) {
  const offer = complete(sent);
  const { labels } = copy;
  const rows: [label: string, value: ReactNode][] = [
    [
      labels.pay,
      offerCopy.pay(payIn(offer.payUnit, offer.payCents), money(offer.weeklyCents), offeredDifferential(offer)),
    ],
    [labels.payReason, offer.payReason],
    [labels.start, day(offer.startDate)],
    [labels.shift, `${SHIFT_LABELS[offer.shift]}, ${SHIFT_PATTERN_LABELS[offer.shiftPattern]}`],
    [labels.unit, offer.unitName],
    [labels.job, EMPLOYMENT_TYPE_LABELS[offer.employmentType]],
    [labels.bonus, offer.signOnBonusCents > 0 && `${money(offer.signOnBonusCents)}. ${offer.signOnBonusTerms ?? ''}`],
    [labels.benefits, offer.benefits],
    [labels.contingencies, offer.contingencies],
    [labels.message, offer.message],
    [labels.due, moment(offer.expiresAt, offer.timeZone)],
    [labels.signedBy, offer.signatures.find(({ side }) => side === 'employer')?.name],
  ];
  return (
    <dl className="flex flex-col divide-y divide-line">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[11rem_1fr]">
              <dt className="text-sm text-ink-soft sm:text-base">{label}</dt>
              <dd className="tabular wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
