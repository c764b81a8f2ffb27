import type { OfferTemplate, PayStart } from '#domains/hiring/contract/offers/offer-templates.ts';
import type { OfferForm, Posted } from '#domains/hiring/web/offers/offer-form.ts';
import { addDays, dayOf } from '#kernel/days.ts';

/** The offer with what the template states. What the template leaves empty stays. */
export const withTemplate = (offer: OfferForm, template: OfferTemplate, posted: Posted): OfferForm => ({
  ...offer,
  payCents: (template.payStart && payAt(template.payStart, posted)) ?? offer.payCents,
  unitName: template.unitName ?? offer.unitName,
  signOnBonusCents: template.signOnBonusCents ?? offer.signOnBonusCents,
  signOnBonusTerms: template.signOnBonusTerms ?? offer.signOnBonusTerms,
  benefits: template.benefits ?? offer.benefits,
  contingencies: template.contingencies ?? offer.contingencies,
  message: template.message ?? offer.message,
  expiresOn: template.answerDays ? addDays(dayOf(new Date()), template.answerDays) : offer.expiresOn,
});

function payAt(start: PayStart, { payMinCents: low, payMaxCents: high }: Posted): number | null {
  if (start === 'lowest') return low;
  if (start === 'highest') return high;
  return low === null || high === null ? null : Math.round((low + high) / 2);
}
