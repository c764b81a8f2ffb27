import { LETTER_TEXTS, fillLetter, type OfferFacts } from '#domains/hiring/contract/offers/offer-letter-text.ts';
import type { OfferForm } from '#domains/hiring/web/offers/offer-form.ts';
import { momentIn } from '#domains/hiring/web/offers/zoned-moment.ts';
import type { PayUnit } from '#kernel/vocabulary.ts';
import { offerTemplatesCopy as copy } from './offer-templates.copy.ts';

interface Props {
  offer: OfferForm;
  payUnit: PayUnit;
  facts: OfferFacts;
  timeZone: string;
}

/** The letter's texts with their placeholders filled, and what still has to be filled in. Nothing without placeholders. */
export function LetterPreview({ offer, payUnit, facts, timeZone }: Props) {
  const expires = new Date(momentIn(timeZone, offer.expiresOn, offer.expiresAt));
  const expiresAt = Number.isNaN(expires.getTime()) ? null : expires;
  const { texts, problems } = fillLetter({ ...offer, payUnit, expiresAt }, facts, timeZone);
  const named = LETTER_TEXTS.filter((name) => offer[name]?.includes('{'));
  if (named.length === 0) return null;
  return (
    <section aria-label={copy.preview} className="flex flex-col gap-2 rounded-control border border-line p-4">
      <h3 className="font-semibold">{copy.preview}</h3>
      {named.map((name) => (
        <div key={name}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {texts[name]}
          </p>
          {problems[name] && <p className="text-sm text-warn">{problems[name]}</p>}
        </div>
      ))}
    </section>
  );
}
