import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { fromOffer, type OfferForm, type Posted } from '#domains/hiring/web/offers/offer-form.ts';
import { payIn } from '#domains/jobs/contract/pay-units.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS, SHIFT_PATTERN_LABELS } from '#kernel/vocabulary.ts';
import { day, money } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { applicantCopy as copy, offerCopy as words } from './applicants.copy.ts';

interface Props {
  /** Null: the team discarded it. */
  draft: OfferView | null;
  typed: OfferForm;
  posted: Posted;
  onUse: (theirs: OfferForm) => void;
}

/** What the team saved since the form was begun, where it differs from what is typed. The next save replaces it. */
export function NewerDraft({ draft, typed, posted, onUse }: Props) {
  if (!draft) {
    return (
      <Banner tone="warn" title={words.newer}>
        {words.newerDiscarded}
      </Banner>
    );
  }
  const theirs = fromOffer(draft, posted);
  const mine = rowsOf(typed, posted);
  const differing = rowsOf(theirs, posted).filter(([, value], at) => value !== mine[at]?.[1]);
  return (
    <Banner
      tone="warn"
      title={words.newer}
      action={
        <Button variant="secondary" size="sm" onClick={() => onUse(theirs)}>
          {words.useNewer}
        </Button>
      }
    >
      <p>{words.newerLead}</p>
      <dl className="mt-2 flex flex-col gap-1">
        {differing.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular wrap-anywhere whitespace-pre-line">{value || words.newerEmpty}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}

const rowsOf = (form: OfferForm, { payUnit }: Posted): [label: string, value: string][] => [
  [words.labels.pay, form.payCents ? payIn(payUnit, form.payCents) : ''],
  [words.labels.payReason, form.payReason],
  [words.labels.shift, SHIFT_LABELS[form.shift]],
  [words.labels.pattern, SHIFT_PATTERN_LABELS[form.shiftPattern]],
  [words.labels.employmentType, EMPLOYMENT_TYPE_LABELS[form.employmentType]],
  [words.labels.unit, form.unitName],
  [copy.start, form.startDate && day(form.startDate)],
  [words.labels.bonus, form.signOnBonusCents > 0 ? money(form.signOnBonusCents) : ''],
  [words.labels.bonusTerms, form.signOnBonusTerms ?? ''],
  [copy.expires, [form.expiresOn && day(form.expiresOn), form.expiresAt].filter(Boolean).join(', ')],
  [words.labels.benefits, form.benefits],
  [words.labels.contingencies, form.contingencies],
  [copy.message, form.message],
];
